import type { Centre } from '../centre/definition.ts'
import type { LegalWord } from '../../lib/braced-words.ts'
import { inOneLine } from '../../lib/address-lines.ts'
import { telephoneLink, telephoneParts, telephoneText } from '../../lib/telephone.ts'
import { escapeXml } from '../../lib/xml.ts'

const text = (value: string | undefined) => escapeXml(value?.trim() ?? '')

const phone = (telephone = '') =>
  telephone.trim() &&
  telephoneParts(telephone)
    .map((part, place) =>
      place % 2 === 1 ? escapeXml(part) : `<a href="${telephoneLink(part)}">${text(telephoneText(part))}</a>`,
    )
    .join('')

const mail = (email: string) => (email.trim() ? `<a href="mailto:${text(email)}">${text(email)}</a>` : '')

/** A number of the register, of 9 digits, begins that of each establishment. */
const siren = (siret: string | undefined) =>
  (siret ?? '').replace(/\D/g, '').replace(/^(\d{3})(\d{3})(\d{3}).*$/, '$1 $2 $3')

function site(address: string | undefined): string {
  const href = address?.trim() ?? ''
  const shown = href.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return href && `<a href="${text(href)}" target="_blank" rel="noopener noreferrer">${text(shown)}</a>`
}

/** Writes, for HTML, what the institute's document, and the site's settings, say for each word of the legal texts. */
export function legalWords(
  { nom, adresse, contact, mentions }: Centre,
  hasBooking = false,
  hasBookingPage = false,
): Record<LegalWord, string> {
  const { hebergeur, mediateur } = mentions
  const form = inOneLine([text(mentions.formeJuridique), text(mentions.capital)], ' au capital de ')
  const rcs = mentions.rcs?.trim() ? inOneLine(['RCS', text(mentions.rcs), siren(mentions.siret)], ' ') : ''
  const vat = text(mentions.tva)
  const siret = text(mentions.siret)
  return {
    nom: text(nom),
    'forme juridique': form,
    identité: inOneLine([form, siret && `SIRET ${siret}`, rcs]),
    adresse:
      text(mentions.siege) ||
      inOneLine([text(adresse.rue), inOneLine([text(adresse.code_postal), text(adresse.ville)], '\u00a0')]),
    SIRET: siret,
    RCS: rcs,
    'numéro de TVA': vat,
    téléphone: phone(contact.telephone),
    'e-mail': mail(contact.email),
    'direction de la publication': text(mentions.directionPublication),
    hébergeur: text(hebergeur?.nom),
    "adresse de l'hébergeur": text(hebergeur?.adresse),
    "téléphone de l'hébergeur": phone(hebergeur?.telephone),
    'bureau du nom de domaine': text(mentions.domaine),
    médiateur: mediateur?.trim()
      ? inOneLine([text(mediateur), text(mentions.mediateurAdresse), site(mentions.mediateurSite)])
      : '',
    'service de réservation': hasBooking ? 'Le service de réservation' : '',
    // A page at another service: nobody knows here what it sells beside appointments.
    "à l'institut ou en ligne": hasBooking
      ? "à l'institut ou en ligne"
      : hasBookingPage
        ? "à l'institut ou, lorsque c'est proposé, en ligne"
        : "à l'institut",
  }
}
