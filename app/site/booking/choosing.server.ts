import { treatmentPath } from '../../cms/documents/page-keys'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { findWords } from '../../cms/documents/words.server'
import { slug } from '../../lib/slug'
import { pictureFinder } from '../../media/pictures.server'
import type { Database } from '../../platform/database/tables'
import { pagesCalled } from '../../seo/redirections.server'
import { durations } from '../treatment/duration'
import { treatmentsByNeed } from '../treatment/needs.server'
import { boughtAlone, leastOf } from '../treatment/price-groups'
import { UV } from '../treatment/uv-first-content'
import type { FirstChoice } from './booking-choice.server'
import type { Choosable } from './choosing'

/** Puts the treatments first that somebody of the team does, by their titles or those that they had. */
async function ownFirst(db: Database, needs: Choosable[], name: string, own: string[]): Promise<Choosable[]> {
  const all = needs.flatMap(({ treatments }) => treatments)
  const pages = await pagesCalled(db, all, own)
  const ownPages = own.map((title) => pages[slug(title)])
  const isOwn = ({ id }: { id: string }) => ownPages.includes(treatmentPath(id))
  const hers = all.filter(isOwn)
  const others = needs.map(({ need, treatments }) => ({ need, treatments: treatments.filter((one) => !isOwn(one)) }))
  return [{ need: `Avec ${name}`, treatments: hers }, ...others].filter(({ treatments }) => treatments.length > 0)
}

/**
 * Reads the treatments that an appointment can be asked for, by what they are for; first those of whom was chosen before. The
 * law lets nobody be invited to the UV booth.
 */
export async function readChoosable(db: Database, before?: FirstChoice): Promise<Choosable[]> {
  const [treatments, words] = await Promise.all([listShownTreatments(db, undefined), findWords(db)])
  const choosable = treatments.filter(({ id }) => id !== UV)
  const find = await pictureFinder(
    db,
    choosable.map(({ image = '' }) => image),
  )
  /** Beside its name in a list, it has no words of its own. */
  const pictureOf = (image = '', cadrage?: string) => {
    const picture = image ? find(image, '', cadrage) : undefined
    return picture && { ...picture, alt: '' }
  }
  const needs = treatmentsByNeed(choosable, words.soins.besoins).map(({ need, treatments }) => ({
    need,
    treatments: treatments.map(({ id, title, tarifs, image, cadrage }) => ({
      id,
      title,
      duration: durations(boughtAlone(tarifs)),
      least: leastOf(tarifs),
      picture: pictureOf(image, cadrage),
    })),
  }))
  return before?.own ? ownFirst(db, needs, before.title, before.own) : needs
}
