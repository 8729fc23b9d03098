import { plainText } from '../lib/plain-text.ts'
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
  const local = numberedTitle(isLocal && ville ? `${name} à ${ville}` : name, number)
  const short = numberedTitle(name, number)
  const candidates = nom ? [`${local} | ${nom}`, `${short} | ${nom}`] : [local]
  return candidates.find(({ length }) => length <= SHOWN.title) ?? short
}

/** Writes the title of one page of a list, which is that of the list on its first page. */
export function numberedTitle(title: string, number: number): string {
  return number > 1 ? `${title}, page ${number}` : title
}

/** Writes the home page's title. */
export function homeTitle({ nom, ville }: Whose): string {
  const what = ville ? `institut de beauté à ${ville}` : 'institut de beauté et de soins'
  return nom ? `${nom} : ${what}` : what.charAt(0).toUpperCase() + what.slice(1)
}

/** Writes a treatment's description: its name and town, then how its own text begins. */
export function treatmentDescription(title: string, html: string, { ville }: Whose): string {
  const where = ville ? `${title} à ${ville}` : title
  const text = plainText(html)
  return cut(text ? `${where}. ${text}` : `${where} : les prix, le déroulement et les réponses à vos questions.`)
}

/** Writes the description of a list: what it is, then the titles of what it holds. */
export function listDescription(intro: string, titles: string[]): string {
  const known = titles.map((title) => title.trim()).filter(Boolean)
  return cut(known.length > 0 ? `${intro.replace(/\.$/, '')} : ${known.join(', ')}.` : intro)
}

const cut = (text: string) => plainText(text, SHOWN.description - 1)
