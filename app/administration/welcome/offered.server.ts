import { randomUUID } from 'node:crypto'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { listDocuments } from '../../cms/documents/documents.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Refused } from './step.ts'

/** Lists every treatment, and whether visitors see it. */
export async function readOffered(db: Database) {
  const treatments = await listDocuments(db, 'categories')
  return { treatments: treatments.map(({ id, title, masque }) => ({ id, title, isOffered: !masque })) }
}

/** Shows and hides the treatments whose boxes were changed, as one change; what another person has changed stays. */
export async function takeOffered(db: Database, form: FormData, author: string): Promise<Refused | undefined> {
  const [offered, seen] = ['offert', 'vu'].map((name) => new Set(form.getAll(name)))
  const treatments = await listDocuments(db, 'categories')
  const updates = treatments
    .filter(({ id }) => form.getAll('soin').includes(id) && offered!.has(id) !== seen!.has(id))
    .filter(({ id, masque }) => Boolean(masque) === offered!.has(id))
    .map(({ id, version: base }) => ({ id, base, fields: { masque: !offered!.has(id) } }))
  if (updates.length === 0) return undefined
  const change = { intent: 'together', collection: 'categories', id: randomUUID(), updates } as const
  const outcome = await applyChange(db, change, author)
  if (outcome.outcome === 'done') return undefined
  const message = "Une autre personne change les soins en ce moment : rien n'a été enregistré, réessayez."
  return { problems: {}, typed: {}, message }
}
