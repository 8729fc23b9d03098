import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { findWords } from '../../cms/documents/words.server'
import { pictureFinder } from '../../media/pictures.server'
import type { Database } from '../../platform/database/tables'
import { durations } from '../treatment/duration'
import { treatmentsByNeed } from '../treatment/needs.server'
import { boughtAlone, leastOf } from '../treatment/price-groups'
import { UV } from '../treatment/uv-first-content'
import type { Choosable } from './choosing'

/** Puts the treatments first that somebody of the team does, by their titles. */
export function ownFirst(needs: Choosable[], name: string, own: string[]): Choosable[] {
  const isOwn = ({ title }: { title: string }) => own.includes(title)
  const hers = needs.flatMap(({ treatments }) => treatments.filter(isOwn))
  const others = needs.map(({ need, treatments }) => ({ need, treatments: treatments.filter((one) => !isOwn(one)) }))
  return [{ need: `Avec ${name}`, treatments: hers }, ...others].filter(({ treatments }) => treatments.length > 0)
}

/** Reads the treatments that an appointment can be asked for, by what they are for. The law lets nobody be invited to the UV booth. */
export async function readChoosable(db: Database): Promise<Choosable[]> {
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
  return treatmentsByNeed(choosable, words.soins.besoins).map(({ need, treatments }) => ({
    need,
    treatments: treatments.map(({ id, title, tarifs, image, cadrage }) => ({
      id,
      title,
      duration: durations(boughtAlone(tarifs)),
      least: leastOf(tarifs),
      picture: pictureOf(image, cadrage),
    })),
  }))
}
