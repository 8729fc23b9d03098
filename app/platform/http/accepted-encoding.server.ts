import { remembered } from '../../lib/remembered.ts'

/** What a finished page can be sent as, the smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Chooses what to send to who accepts this: the smallest of what they like best. Source: RFC 9110, section 12.5.3. */
export function acceptedEncoding(header: string | undefined): Encoding {
  return header === undefined ? 'identity' : chosen(header)
}

const chosen = remembered((header: string): Encoding => {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const others = weights.get('*') ?? 0
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? (encoding === 'identity' ? undefined : others)
  const best = (['br', 'gzip'] as const).filter((encoding) => weightOf(encoding)! > 0)
  const [first, second] = best
  if (first === undefined) return 'identity'
  return second !== undefined && weightOf(second)! > weightOf(first)! ? second : first
})
