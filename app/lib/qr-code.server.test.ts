import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawQrCode } from './qr-code.server.ts'

const ADDRESS = 'otpauth://totp/Institut:camille%40exemple.fr?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Institut'

/** Paints a path as a browser does, module by module. */
function painted({ side, path }: { side: number; path: string }): boolean[][] {
  const modules = Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    expect(back).toBe(width)
    modules[Number(y)]!.fill(true, Number(x), Number(x) + Number(width))
  }
  return modules
}

test('the path is the code, with four light modules around it', () => {
  const drawn = drawQrCode(ADDRESS)
  const modules = painted(drawn)
  const { data, size } = encode(ADDRESS, { border: 0, boostEcc: true })
  expect(drawn.side).toBe(size + 8)
  expect(modules.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(data)
  const around = [...modules.slice(0, 4), ...modules.slice(-4)].flat()
  expect(around.concat(modules.flatMap((row) => [...row.slice(0, 4), ...row.slice(-4)]))).not.toContain(true)
})
