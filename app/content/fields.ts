import { z } from 'zod'
import { isSitePath, webAddress } from '../lib/address.ts'
import { ENTRY_ID } from '../lib/entry-ids.ts'
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

/** What tells an entry of a list from every other of it, for good. One that comes without gets a new one. */
export const entryId = z.string().regex(ENTRY_ID, "Cet identifiant n'est pas valable.")

/** An object that stands in a list. */
export const entry = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ id: entryId.default(() => crypto.randomUUID()), ...shape })

/** A list of such objects, no two of which have the same id. */
export const entries = <E extends z.ZodType<{ id: string }>>(schema: E) =>
  z.array(schema).superRefine((list, { addIssue }) => {
    const seen = new Set<string>()
    for (const [place, { id }] of list.entries()) {
      if (seen.has(id)) addIssue({ code: 'custom', path: [place, 'id'], message: 'Cet identifiant est déjà pris.' })
      seen.add(id)
    }
  })

/** A document whose entries have no ids yet. */
export type Unsaved<D> = { [F in keyof D]: D[F] extends { id: string }[] ? Omit<D[F][number], 'id'>[] : D[F] }
