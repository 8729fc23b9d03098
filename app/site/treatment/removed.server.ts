import { treatmentPath } from '../../cms/documents/page-keys.ts'
import { listDocuments } from '../../cms/documents/documents.server.ts'
import { lastOf } from '../../cms/documents/modifications.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { RemovedTreatment } from './treatment-panel.tsx'

/** Finds a treatment that was deleted, with the pages that its address may lead to; undefined where there never was one. */
export async function findRemoved(db: Database, id: string): Promise<RemovedTreatment | undefined> {
  const last = await lastOf(db, 'categories', id)
  if (!last) return undefined
  const others = await listDocuments(db, 'categories')
  return {
    id,
    title: (JSON.parse(last.data) as { title?: string }).title ?? id,
    version: last.version,
    targets: {
      '/soins': 'Tous les soins',
      ...Object.fromEntries(others.map((other) => [treatmentPath(other.id), other.title])),
    },
  }
}
