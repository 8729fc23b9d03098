import { treatmentPath } from '../../cms/documents/page-keys.ts'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Tarif } from './definition.ts'
import { UV } from './uv-first-content.ts'

/** A treatment among the others. */
export interface ListedTreatment {
  id: string
  title: string
  href: string
  description: string
  besoin?: string | undefined
  accroche?: string | undefined
  image?: string | undefined
  cadrage?: string | undefined
  tarifs: Tarif[]
  masque?: boolean | undefined
  tarifsVerifies?: boolean | undefined
  version: number
}

/** Lists every treatment that is shown, UV tanning last. */
export async function listTreatments(db: Database, viewer: object | undefined): Promise<ListedTreatment[]> {
  const stored = await listShownTreatments(db, viewer)
  return stored
    .sort((one, other) => Number(one.id === UV) - Number(other.id === UV))
    .map(({ id, version, title, description, besoin, accroche, image, cadrage, tarifs, masque, tarifsVerifies }) => ({
      id,
      version,
      title,
      href: treatmentPath(id),
      description,
      besoin,
      accroche,
      image,
      cadrage,
      tarifs,
      masque,
      tarifsVerifies,
    }))
}
