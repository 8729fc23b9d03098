import { treatmentPath } from '../../cms/documents/page-keys'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { titlesOf } from '../../cms/documents/treatment-titles.server'
import { pictureFinder } from '../../media/pictures.server'
import type { Database } from '../../platform/database/tables'
import { readable } from '../../seo/page-meta.server'
import { durations } from '../treatment/duration'
import { boughtAlone, leastOf } from '../treatment/price-groups'
import { UV } from '../treatment/uv-first-content'
import type { Subject, Subjects } from './subject'

/** Reads what the treatments are called that an article may be about, by their addresses: not of the one that the law forbids to advertise. */
export async function readSubjects(db: Database, viewer: object): Promise<Subjects> {
  const treatments = await readable(listShownTreatments(db, viewer), [])
  const titles = Object.entries(titlesOf(treatments)).filter(([id]) => id !== UV)
  return Object.fromEntries(titles.map(([id, title]) => [treatmentPath(id), title]))
}

/** Reads what an article says of the treatment at an address; undefined where there is none that it may be about. */
export async function readSubject(
  db: Database,
  address: string | undefined,
  viewer: object | undefined,
): Promise<Subject | undefined> {
  if (!address) return undefined
  const treatments = await readable(listShownTreatments(db, viewer), [])
  const found = treatments.find(({ id }) => id !== UV && treatmentPath(id) === address)
  if (!found) return undefined
  const { id, title, image = '', cadrage, tarifs } = found
  const picture = (await pictureFinder(db, [image]))(image, '', cadrage)
  const duration = durations(boughtAlone(tarifs))
  // Beside its name, it has no words of its own.
  return { id, title, href: address, least: leastOf(tarifs), duration, picture: picture && { ...picture, alt: '' } }
}
