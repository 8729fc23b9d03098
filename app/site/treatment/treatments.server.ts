import { treatmentPath } from '../../cms/documents/page-keys.ts'
import { listDocuments } from '../../cms/documents/documents.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Tarif } from './definition.ts'
import { UV, UV_TREATMENT } from './uv-first-content.ts'

/** A treatment among the others. */
export interface ListedTreatment {
  id: string
  title: string
  href: string
  description: string
  besoin?: string | undefined
  tarifs: Tarif[]
}

/** Lists every treatment that has a name, UV tanning last. */
export async function listTreatments(db: Database): Promise<ListedTreatment[]> {
  const stored = await listDocuments(db, 'categories')
  return [...stored.filter(({ id, title }) => id !== UV && title.trim() !== ''), { id: UV, ...UV_TREATMENT }].map(
    ({ id, title, description, besoin, tarifs }) => ({
      id,
      title,
      href: treatmentPath(id),
      description,
      besoin,
      tarifs,
    }),
  )
}
