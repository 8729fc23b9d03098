import type { Centre } from '../centre/definition.ts'
import { telephoneLink } from '../../lib/telephone.ts'

export interface LegalSection {
  title: string
  html: string
}

/** What the page shows, to everybody, where a value that the law asks for is still missing. */
const missing = (name: string) => `<mark>à compléter : ${name}</mark>`

const escape = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Writes a value for HTML, or the mark of one that is still missing, by its name. */
export const shown = (value: string | undefined, name: string) => (value?.trim() ? escape(value.trim()) : missing(name))

export const mailLink = (email: string) =>
  email.trim() ? `<a href="mailto:${escape(email.trim())}">${escape(email.trim())}</a>` : missing('e-mail')

export const phoneLink = (telephone: string | undefined, name = 'téléphone') =>
  telephone?.trim() ? `<a href="${telephoneLink(telephone)}">${escape(telephone.trim())}</a>` : missing(name)

export const address = ({ adresse: { rue, code_postal, ville } }: Centre) =>
  `${shown(rue, 'rue')}, ${shown(code_postal, 'code postal')} ${shown(ville, 'ville')}`
