import { defineCollection } from '../cms/documents/definition.ts'
import { HOME_PICTURES } from '../site/home/first-content.ts'
import { TREATMENTS } from '../site/treatment/first-content.ts'
import { picture } from '../cms/kinds/address.ts'
import { focus } from '../cms/kinds/focus.ts'
import { line } from '../cms/kinds/line.ts'
import { placedId } from './placed-id.ts'

/** Photographs in place of the first pictures, each everywhere that this one is shown. */
export const photographies = defineCollection({
  documents: 'placed',
  first: 'empty',
  isPlace: isPhotographId,
  noun: { text: 'Photographie', feminine: true },
  title: 'alt',
  titleOfId: (id) => id,
  page: '/',
  pageName: 'Accueil',
  shownOn: ['accueil'],
  historyName: "Photographies de l'accueil et des soins",
  fields: {
    // Empty: the first picture is shown again.
    image: picture(),
    cadrage: focus("l'image"),
    // Empty: the text that the photograph was given when it was taken.
    alt: line("description de l'image", { feminine: true }),
  },
})

/** No longer shown, but photographs have been put in their place. */
const FORMER_PORTRAITS = ['/images/equipe/camille.jpg', '/images/equipe/ines.jpg']

const PLACEHOLDERS = [...HOME_PICTURES, ...Object.values(TREATMENTS).map(({ image }) => image!), ...FORMER_PORTRAITS]

const IDS = new Map(PLACEHOLDERS.map((src) => [src, placedId(src)!]))

const KNOWN = new Set(IDS.values())

/** Returns the id of the document that replaces a first picture; undefined for any other address. */
export function photographId(src: string): string | undefined {
  return IDS.get(src)
}

/** Says whether an id is that of a first picture which may be replaced. */
export function isPhotographId(id: string): boolean {
  return KNOWN.has(id)
}
