import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a code is shown, in seconds. Source: RFC 6238, 5.2. */
export const CODE_STEP = 30

const DIGITS = 6

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Makes a secret, in the letters that authenticator apps take. */
export function makeCodeSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => BASE32[parseInt(five, 2)]!)
}

/** Writes the address that opens an authenticator app with a secret in it. */
export function codeAddress(secret: string, site: string, email: string): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(site)}`
}

/** Which step of time a moment is in. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / CODE_STEP)
}

/**
 * Finds the step of time that a code is of: the present one, or a neighbour, for clocks differ. Returns undefined for
 * a wrong code, and for one of a step up to `last`: a code is good once.
 */
export function findCodeStep(secret: string, code: string, now: Date, last: number): number | undefined {
  const present = stepAt(now)
  const given = Buffer.from(code)
  return [present, present - 1, present + 1].find((step) => {
    const expected = Buffer.from(codeAt(secret, step))
    return step > last && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** Computes the code of a step. Source: RFC 4226, 5.3. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decode(secret)).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

function decode(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)))
}
