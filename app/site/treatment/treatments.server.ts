import { treatmentPath } from '../../cms/documents/page-keys.ts'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { pictureFinder } from '../../media/pictures.server.ts'
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

/** Gives what pictures a treatment beside its name in a list, so without words of its own; nothing of the UV booth, which nobody may be made to want: loi n° 2016-41 du 26 janvier 2016, article 21, II. */
export function listedPicture(
  { id, image, cadrage }: Pick<ListedTreatment, 'id' | 'image' | 'cadrage'>,
  find: Awaited<ReturnType<typeof pictureFinder>>,
) {
  const picture = id === UV || !image ? undefined : find(image, '', cadrage)
  return picture && { ...picture, alt: '' }
}
