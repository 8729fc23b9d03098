import { upperFirst } from '../../lib/upper-first'
import { WEEKDAYS } from '../../opening/weekdays'
import type { CentreView } from './centre-details'

/** The centre as it is typed: its paragraphs are one text. */
export type CentreTexts = Omit<CentreView, 'description'> & { description: string }

/** What the fields are called, by their dotted paths within the document. */
export const LABELS: Record<string, string> = {
  nom: 'Nom',
  description: 'Description',
  ...Object.fromEntries(WEEKDAYS.map((day) => [`horaires.${day}`, upperFirst(day)])),
  'adresse.rue': 'Rue',
  'adresse.code_postal': 'Code postal',
  'adresse.ville': 'Ville',
  'contact.telephone': 'Téléphone',
}

/** Returns the fields of a centre that are shown and edited. */
export function viewOf({ nom, description, horaires, adresse, contact }: CentreView): CentreView {
  return { nom, description, horaires, adresse, contact }
}

/** Writes a centre as texts to be typed in: a blank line between two paragraphs. */
export function textsOf(view: CentreView): CentreTexts {
  return { ...view, description: view.description.join('\n\n') }
}

/** Reads what was typed. What was left alone stays as it was before, to the letter. */
export function viewFrom(texts: CentreTexts, before: CentreView): CentreView {
  const paragraphs = texts.description.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  const isUntouched = texts.description === textsOf(before).description
  return {
    nom: written(texts.nom, before.nom),
    description: isUntouched ? before.description : paragraphs.filter(Boolean),
    horaires: allWritten(texts.horaires, before.horaires),
    adresse: allWritten(texts.adresse, before.adresse),
    contact: allWritten(texts.contact, before.contact),
  }
}

/** A line without the blanks around it, unless it already had them. */
function written(text: string, before: string): string {
  return text === before ? before : text.trim()
}

function allWritten<T extends Record<string, string>>(texts: T, before: T): T {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, written(text, before[key] ?? '')])) as T
}
