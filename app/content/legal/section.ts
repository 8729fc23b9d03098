import type { Centre } from '../centres.ts'
import { telephoneLink } from '../../lib/telephone.ts'

export interface LegalSection {
  title: string
  html: string
}

/** What the page shows, and the law refuses, where a value is still missing. */
const MISSING = '<mark>à compléter</mark>'

const escape = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Writes a value for HTML, or the mark of one that is still missing. */
export const shown = (value: string | undefined) => (value?.trim() ? escape(value.trim()) : MISSING)

export const mailLink = (email: string) =>
  email.trim() ? `<a href="mailto:${escape(email.trim())}">${shown(email)}</a>` : MISSING

export const phoneLink = (telephone: string | undefined) =>
  telephone?.trim() ? `<a href="${telephoneLink(telephone)}">${shown(telephone)}</a>` : MISSING

export const address = ({ adresse: { rue, code_postal, ville } }: Centre) =>
  `${shown(rue)}, ${shown(code_postal)} ${shown(ville)}`
