import { z } from 'zod'
import { isSitePath, webAddress } from '../lib/address.ts'
import { REQUIRED } from './required.ts'

/** The longest text kept in one field, in characters: some forty printed pages. */
const TEXT_LIMIT = 100_000

/** The longest single line, in characters. */
const LINE_LIMIT = 2_000

/** One line of plain text. */
export const line = z.string().max(LINE_LIMIT)

/** One line of plain text that may not be blank. */
export const requiredLine = line.trim().min(1, REQUIRED)

/** Plain text, line breaks included. */
export const text = z.string().max(TEXT_LIMIT)

/** Rich text, cleaned before it is stored and before it is shown. */
export const html = z.string().max(TEXT_LIMIT)

/** An address: a path of this site, `http:`, `https:`, `mailto:`, `tel:`, or nothing. */
export const url = line.refine(isAddress, "Cette adresse n'est pas valable.")

function isAddress(text: string): boolean {
  return text === '' || isSitePath(text) || webAddress(text) !== undefined || /^(?:mailto|tel):\S+$/i.test(text)
}
