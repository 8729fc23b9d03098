import { bareEmail, completeAddress, webAddress } from '../../lib/address.ts'
import { isDay, NOT_A_DAY } from '../../lib/clock.ts'
import { AUDIT_WORDS, LEGAL_WORDS, unknownWords } from '../../lib/braced-words.ts'
import { plainText, withoutSigns } from '../../lib/plain-text.ts'
import { isSame } from '../../lib/json.ts'
import { priceProblem, readPrice } from '../../lib/price.ts'
import { isFrenchNumber } from '../../lib/telephone.ts'
import type { Problem } from './changes.ts'
import type { CollectionName, DocumentOf } from './collections.ts'
import { treatmentAt } from './page-keys.ts'
import { REQUIRED } from '../../lib/required.ts'

type Related = NonNullable<DocumentOf<'categories'>['avec']>[number]

/** Says why a text may not be published, or undefined. */
type Rule = (text: string) => string | undefined

/** What the texts of a field are to obey: of a group or an entry by its own fields, of a list by `each`. */
type Rules = Rule | { [field: string]: Rules } | { each: Rules }

/** The rules that a value of this type may have: of a field that its definition does not have, there are none. */
type RulesOf<V> = [V] extends [string | undefined]
  ? Rule
  : NonNullable<V> extends readonly (infer E)[]
    ? { each: RulesOf<E> }
    : { [F in keyof NonNullable<V>]?: RulesOf<NonNullable<V>[F]> }

const required: Rule = (text) => (/[^\s\u200b\ufeff]/.test(text) ? undefined : REQUIRED)
const requiredHtml: Rule = (html) => required(plainText(html))

const knownWords =
  (words: Parameters<typeof unknownWords>[1]): Rule =>
  (html) => {
    const [unknown] = unknownWords(html, words)
    return unknown === undefined
      ? undefined
      : `« {${unknown}} » n'est pas un mot que la page connaît. Entre accolades : ${words.join(', ')}.`
  }

const ENTRY = { libelle: required }

const part = (...words: Parameters<typeof knownWords>) => ({
  titre: required,
  texte: (html: string) => requiredHtml(html) ?? knownWords(...words)(html),
})

const PART = part(LEGAL_WORDS)

/** A whole number of France, or as many digits as another has, from 3639 to an international one. Source: UIT-T E.164. */
const telephone: Rule = (text) => {
  const digits = text.replace(/\D/g, '')
  if (isFrenchNumber(text)) return undefined
  if (digits.length < 4 || digits.length > 15) return 'Ce numéro de téléphone est incomplet : il lui faut des chiffres.'
  return /^0[1-9]/.test(digits) && digits.length !== 10 ? 'Un numéro de téléphone français a 10 chiffres.' : undefined
}

const email: Rule = (text) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(bareEmail(withoutSigns(text)))
    ? undefined
    : "Cette adresse e-mail n'est pas complète."

/** A code without what groups its signs. */
const bareCode = (text: string) => withoutSigns(text).replace(/[\s.]/g, '')

const postcode: Rule = (text) => (/^\d{5}$/.test(bareCode(text)) ? undefined : 'Un code postal a 5 chiffres.')

const siret: Rule = (text) =>
  isSiret(bareCode(text)) ? undefined : "Ce numéro SIRET n'est pas valable : relisez ses 14 chiffres."

const vat: Rule = (text) =>
  isVatNumber(bareCode(text)) ? undefined : "Ce numéro de TVA n'est pas valable : FR, deux signes, puis le SIREN."

const website: Rule = (text) =>
  webAddress(completeAddress(withoutSigns(text).trim()))
    ? undefined
    : 'Donnez une adresse complète, comme https://www.exemple.fr.'

/** Where there is a text. */
const optional =
  (rule: Rule): Rule =>
  (text) =>
    required(text) ? undefined : rule(text)

const price: Rule = (html) => priceProblem(readPrice(html)?.now ?? plainText(html))

/** The most words below a treatment's name on its card. */
const HINT_WORDS = 6

const hint: Rule = (text) =>
  text.split(/\s/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > HINT_WORDS
    ? `${HINT_WORDS} mots au plus : elle tient sur une ligne de la carte.`
    : undefined

const day: Rule = (text) => (isDay(text) ? undefined : NOT_A_DAY)

const OFFER = { titre: required, du: optional(day), au: optional(day) }

/** Apart from the definitions, which browsers do not load. */
const RULES: { [C in CollectionName]?: RulesOf<DocumentOf<C>> } = {
  categories: {
    title: required,
    besoin: required,
    accroche: hint,
    tarifs: { each: { name: requiredHtml, price } },
    questions: { each: { question: required, answer: requiredHtml } },
  },
  actualites: { titre: required, jour: optional(day) },
  offresDuMoment: OFFER,
  ventesPrivees: OFFER,
  soldes: OFFER,
  produits: { titre: required },
  notesOffres: { notes: { each: required } },
  team: { members: { each: { name: required, role: required } } },
  centres: {
    nom: required,
    adresse: { code_postal: optional(postcode) },
    contact: { telephone, email: optional(email) },
    mentions: {
      siret: optional(siret),
      tva: optional(vat),
      mediateurSite: optional(website),
      hebergeur: { telephone: optional(telephone) },
    },
  },
  cgv: { articles: { each: PART } },
  navigation: { menu: { each: ENTRY }, espace: { each: ENTRY }, pied: { each: ENTRY } },
  mentionsLegales: { sections: { each: PART } },
  accessibilite: {
    audit: { date: required, declaration: required },
    sections: { each: part([...LEGAL_WORDS, ...AUDIT_WORDS]) },
  },
}

/**
 * Says why fields may not be published, by their dotted paths: to the administrator before they are sent, and by the
 * server. What stands already as it is, as after an import, is let be.
 */
export function saveProblems(
  collection: CollectionName,
  fields: Record<string, unknown>,
  standing: Record<string, unknown> = {},
): Problem[] {
  const rules: Rules | undefined = RULES[collection]
  if (rules === undefined) return []
  return [
    ...problemsOf(rules, fields, standing, []),
    ...(rules === OFFER ? periodProblems(fields, standing) : []),
    ...(collection === 'categories' ? namelessProblems(fields['avec'], standing['avec']) : []),
  ]
}

/** Says which new links beside a treatment no visitor would see: to another page than a treatment's, and without a text. */
function namelessProblems(links: unknown, standing: unknown): Problem[] {
  const before = Array.isArray(standing) ? standing : []
  return (Array.isArray(links) ? (links as Related[]) : []).flatMap((link, place) => {
    const { lien, texte } = link
    const isNamed = texte?.trim() || !lien || treatmentAt(webAddress(lien)?.pathname ?? lien) !== undefined
    if (isNamed || before.some((one) => isSame(one, link))) return []
    return [{ path: `avec.${place}.texte`, message: "Donnez un texte à ce lien : ce n'est pas celui d'un soin." }]
  })
}

/** Says that what has days ends before it begins, where either of them is new. */
function periodProblems(fields: Record<string, unknown>, standing: Record<string, unknown>): Problem[] {
  const [du, au] = ['du', 'au'].map((name) => (name in fields ? fields : standing)[name] ?? '') as [string, string]
  const isNew = ['du', 'au'].some((name) => fields[name] !== undefined && fields[name] !== standing[name])
  return isNew && du && au && au < du ? [{ path: 'au', message: 'La fin est avant le début.' }] : []
}

function problemsOf(rules: Rules, value: unknown, standing: unknown, path: (string | number)[]): Problem[] {
  if (typeof rules === 'function') {
    const message = typeof value === 'string' && value !== standing ? rules(value) : undefined
    return message === undefined ? [] : [{ path: path.join('.'), message }]
  }
  if (isEach(rules)) {
    const before = Array.isArray(standing) ? standing : []
    return (Array.isArray(value) ? value : []).flatMap((entry, place) =>
      before.some((one) => isSame(one, entry)) ? [] : problemsOf(rules.each, entry, undefined, [...path, place]),
    )
  }
  return Object.entries(rules).flatMap(([field, inner]) =>
    problemsOf(inner, valueAt(value, field), valueAt(standing, field), [...path, field]),
  )
}

const isEach = (rules: object): rules is { each: Rules } => 'each' in rules

const valueAt = (value: unknown, field: string) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined

/** Says whether a French VAT number has the key of its SIREN; one with letters has none that could be reckoned. Source: BOFiP, BOI-TVA-DECLA-20-10-10. */
function isVatNumber(number: string): boolean {
  const [, key, siren] = /^FR([\dA-HJ-NP-Z]{2})(\d{9})$/i.exec(number) ?? []
  if (!key || !siren) return false
  return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97
}

/** La Poste: its establishments need only a sum of digits that five divides. */
const LA_POSTE = '356000000'

/** Says whether a SIRET has 14 digits and their key. Source: INSEE, by the formula of Luhn. */
function isSiret(number: string): boolean {
  if (!/^\d{14}$/.test(number)) return false
  const digits = Array.from(number, Number)
  const sum = digits.reduce((all, digit) => all + digit, 0)
  if (number.startsWith(LA_POSTE) && sum % 5 === 0) return true
  // From the left of an even number of digits, every other one counts twice.
  const weighted = digits.map((digit, place) => (place % 2 === 0 ? digit * 2 : digit))
  return weighted.reduce((all, one) => all + (one > 9 ? one - 9 : one), 0) % 10 === 0
}
