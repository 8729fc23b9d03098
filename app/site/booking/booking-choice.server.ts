import { tarifName } from '../../lib/booking-link.ts'
import type { NewTreatment } from '../treatment/definition.ts'
import { UV, UV_TREATMENT } from '../treatment/uv-first-content.ts'
import type { Database } from '../../platform/database/tables.ts'
import { findDocument } from '../../cms/documents/documents.server.ts'

/** The longest id that is looked for, in characters. */
const ID_LIMIT = 200

/** What a visitor chose on a treatment's page. */
export interface BookingChoice {
  id: string
  title: string
  /** The priced line as HTML; its price only where no other line has that name. */
  line?: { name: string; price?: string }
}

/**
 * Finds the treatment, and the line of it, that an address names: every word of the answer is from the site's own
 * documents. Returns undefined for a treatment that does not exist, no line for one that the treatment has not.
 */
export async function findBookingChoice(
  db: Database,
  id: string | null,
  name: string | null,
): Promise<BookingChoice | undefined> {
  if (!id || id.length > ID_LIMIT) return undefined
  const treatment: NewTreatment | undefined = id === UV ? UV_TREATMENT : await findDocument(db, 'categories', id)
  if (!treatment) return undefined
  const { title, tarifs } = treatment
  const lines = name ? tarifs.filter((tarif) => tarifName(tarif.name) === name) : []
  const [line] = lines
  if (!line) return { id, title }
  return { id, title, line: { name: line.name, ...(lines.length === 1 && line.price && { price: line.price }) } }
}
