/** What stands in a picture's place until it has come: the grounds that app/ui/picture.module.css knows, as sRGB. */
export const TONES = [
  ...['efe3d0', 'e2d1b5', 'd9c3a1', 'cdb596', 'c2a884', 'b49b78', 'a08560', '7d6547', '574433', '3a2d24'],
  ...['f2f0ec', 'd3cfc8', 'a9a49d', '77726c', '46423e', '22201e'],
  ...['f0d5cd', 'dcaea4', 'b98277', '84504a', 'e6bd98', 'c98f62'],
  ...['d3d9c4', 'a3ae8c', '66734f', '39452f'],
  ...['d0dbe2', '98adbb', '5a7183', '2c3d4c', 'd9cfdd', '9d8aa8'],
]

/** Finds the tone that looks most like a colour, whose parts are from 0 to 255. */
export function nearestTone(red: number, green: number, blue: number): string {
  const wanted = perceived([red, green, blue])
  const distance = (tone: string) => Math.hypot(...perceived(partsOf(tone)).map((part, i) => part - wanted[i]!))
  return TONES.reduce((best, tone) => (distance(tone) < distance(best) ? tone : best))
}

const partsOf = (tone: string) => [0, 2, 4].map((at) => parseInt(tone.slice(at, at + 2), 16))

/** A colour as it is seen, where distances mean something. Source: OKLab, bottosson.github.io/posts/oklab. */
function perceived(parts: number[]): number[] {
  const [r, g, b] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
