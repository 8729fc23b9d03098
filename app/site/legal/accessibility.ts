import type { NewTreatment } from '../treatment/definition.ts'
import type { AuditWord } from '../../lib/braced-words.ts'
import { frenchDate } from '../../lib/french-date.ts'
import { plainText } from '../../lib/plain-text.ts'
import type { Declaration } from './definition.ts'
import { escapeXml } from '../../lib/xml.ts'

/** A page with films, as far as the declaration speaks of it. */
type FilmPage = Pick<NewTreatment, 'title' | 'videos' | 'textesVideos'> & { href: string }

/** A page of which the declaration says that its films lack their text. */
export type UntoldPage = Pick<FilmPage, 'title' | 'href'>

/** Lists the pages that have a film of which nobody has written what it says and shows. */
export function pagesWithUntoldFilms(pages: FilmPage[]): UntoldPage[] {
  const isTold = ({ textesVideos = [] }: FilmPage, address: string) =>
    textesVideos.some(({ video, texte }) => video === address && plainText(texte) !== '')
  return pages
    .filter((page) => !page.videos.every((address) => isTold(page, address)))
    .map(({ title, href }) => ({ title, href }))
}

/** Says how far a site conforms, as the law has it said. Source: RGAA, « Obligations », « Contenu de la déclaration ». */
function stateOf(rate: number): string {
  if (rate >= 100) return 'totalement conforme'
  return rate >= 50 ? 'partiellement conforme' : 'non conforme'
}

/** Writes, for HTML, what the declaration says for each of its words. */
export function auditWords(
  { date, applicables, respectes, declaration }: Declaration['audit'],
  untold: UntoldPage[],
): Record<AuditWord, string> {
  const rate = (100 * respectes) / applicables
  return {
    état: stateOf(rate),
    "date de l'audit": escapeXml(date.trim()),
    taux: `${rate.toFixed(1).replace('.', ',')} %`,
    'critères respectés': String(respectes),
    'critères applicables': String(applicables),
    'date de la déclaration': declaration && frenchDate(declaration),
    'films sans transcription': untold.map(({ title, href }) => `<a href="${href}">${escapeXml(title)}</a>`).join(', '),
  }
}
