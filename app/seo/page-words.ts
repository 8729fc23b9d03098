import { inTown } from '../lib/in-town.ts'
import { oneLine, plainText } from '../lib/plain-text.ts'
import { upperFirst } from '../lib/upper-first.ts'
import { SHOWN } from './page-meta.ts'

/** Where the institute is and what it is called: as far as a title says it. */
export interface Whose {
  nom: string
  ville: string
}

/**
 * Writes a page's title: its name, the town where that is of use, its number where a list has several pages, and the
 * institute's name, as far as it is shown whole.
 */
export function pageTitle(name: string, { nom, ville }: Whose, isLocal = false, number = 1): string {
  const local = numberedTitle(isLocal && ville ? `${name} ${inTown(ville)}` : name, number)
  const short = numberedTitle(name, number)
  const candidates = nom ? [`${local} | ${nom}`, `${short} | ${nom}`] : [local]
  return candidates.find(({ length }) => length <= SHOWN.title) ?? short
}

/** Writes the title of one page of a list, which is that of the list on its first page. */
export function numberedTitle(title: string, number: number): string {
  return number > 1 ? `${title}, page ${number}` : title
}

/** Writes the home page's title: who, what and where, as far as it is known. */
export function homeTitle({ nom, ville }: Whose, trade: string): string {
  const what = ville && trade ? `${trade} ${inTown(ville)}` : trade || ville
  return nom && what ? `${nom} : ${what}` : nom || upperFirst(what)
}

/** Writes a treatment's description: its name and town, then how its own text begins, or what stands for one. */
export function treatmentDescription(title: string, html: string, { ville }: Whose, otherwise: string): string {
  const where = ville ? `${title} ${inTown(ville)}` : title
  const text = plainText(html)
  if (text) return cut(`${where}. ${text}`)
  return cut(otherwise ? `${where} : ${otherwise}` : where)
}

/** Writes an article's description: how its text begins, or what its parts are called. */
export function articleDescription(contenu: { sousTitre: string; texte: string }[]): string {
  const texts = contenu.map(({ texte }) => texte.trim()).filter(Boolean)
  const titles = contenu.map(({ sousTitre }) => sousTitre.trim()).filter(Boolean)
  return cut(texts[0] ?? titles.join(', '))
}

/** Writes the description of a list: what it is, then the titles of what it holds. */
export function listDescription(intro: string, titles: string[]): string {
  const known = titles.map((title) => title.trim()).filter(Boolean)
  const named = known.join(', ')
  if (!named) return cut(intro)
  const what = intro.trim().replace(/\.$/, '')
  return cut(`${what && `${what} : `}${named}.`)
}

const cut = (text: string) => oneLine(text, SHOWN.description - 1)
