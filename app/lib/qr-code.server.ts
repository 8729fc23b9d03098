import { encode } from 'uqr'

/** The light around a code that cameras need to find it, in modules. Source: ISO/IEC 18004, 6.3.8. */
const QUIET = 4

/** Draws a text as a QR code: its side in modules, the quiet zone included, and the dark ones as a path. */
export function drawQrCode(text: string): { side: number; path: string } {
  const { size, data } = encode(text, { border: QUIET, boostEcc: true })
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ),
  )
  return { side: size, path: runs.join('') }
}
