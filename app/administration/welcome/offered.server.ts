import { randomUUID } from 'node:crypto'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { listDocuments } from '../../cms/documents/documents.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { offeredName, seenName, typedIn, type Refused } from './step.ts'

/** Lists every treatment, and whether visitors see it. */
export async function readOffered(db: Database) {
  const treatments = await listDocuments(db, 'categories')
  return { treatments: treatments.map(({ id, title, masque }) => ({ id, title, isOffered: !masque })) }
}

/** Shows and hides the treatments whose boxes were changed, as one change; what another person has changed stays. */
export async function takeOffered(db: Database, form: FormData, author: string): Promise<Refused | undefined> {
  const typed = typedIn(form)
  const treatments = await listDocuments(db, 'categories')
  const updates = treatments.flatMap(({ id, version: base, masque }) => {
    const seen = typed[seenName(offeredName(id))]
    const isOffered = Boolean(typed[offeredName(id)])
    const isTouched = seen !== undefined && isOffered !== Boolean(seen)
    return isTouched && Boolean(masque) === isOffered ? [{ id, base, fields: { masque: !isOffered } }] : []
  })
  if (updates.length === 0) return undefined
  const change = { intent: 'together', collection: 'categories', id: randomUUID(), updates } as const
  const outcome = await applyChange(db, change, author)
  if (outcome.outcome === 'done') return undefined
  const message = "Une autre personne change les soins en ce moment : rien n'a été enregistré, réessayez."
  return { problems: {}, typed, message }
}
