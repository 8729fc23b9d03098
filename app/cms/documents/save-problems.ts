import { plainText } from '../../lib/plain-text.ts'
import { isSame, type Json } from '../../lib/json.ts'
import type { Problem } from './changes.ts'
import type { CollectionName } from './collections.ts'
import { REQUIRED } from '../../lib/required.ts'

/** Says why a text may not be published, or undefined. */
type Rule = (text: string) => string | undefined

/** What the texts of a field are to obey: of a group or an entry by its own fields, of a list by `each`. */
type Rules = Rule | { [field: string]: Rules } | { each: Rules }

const required: Rule = (text) => (/[^\s\u200b\ufeff]/.test(text) ? undefined : REQUIRED)
const requiredHtml: Rule = (html) => required(plainText(html))

/** As many digits as a number has that can be dialled, from 3639 to an international one. Source: UIT-T E.164. */
const telephone: Rule = (text) =>
  /^(?:\D*\d){4,15}\D*$/.test(text) ? undefined : 'Ce numéro de téléphone est incomplet : il lui faut des chiffres.'

const email: Rule = (text) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim()) ? undefined : "Cette adresse e-mail n'est pas complète."

const siret: Rule = (text) =>
  isSiret(text.replace(/\s/g, '')) ? undefined : "Ce numéro SIRET n'est pas valable : relisez ses 14 chiffres."

/** Where there is a text. */
const optional =
  (rule: Rule): Rule =>
  (text) =>
    required(text) ? undefined : rule(text)

const OFFER: Rules = { titre: required }

const RULES: Partial<Record<CollectionName, Rules>> = {
  categories: {
    title: required,
    tarifs: { each: { name: requiredHtml } },
    questions: { each: { question: required, answer: requiredHtml } },
  },
  actualites: { titre: required },
  offresDuMoment: OFFER,
  ventesPrivees: OFFER,
  soldes: OFFER,
  notesOffres: { notes: { each: required } },
  team: { members: { each: { name: required, role: required } } },
  centres: {
    nom: required,
    contact: { telephone, email: optional(email) },
    mentions: { siret: optional(siret), hebergeur: { telephone: optional(telephone) } },
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
  const rules = RULES[collection]
  return rules === undefined ? [] : problemsOf(rules, fields, standing, [])
}

function problemsOf(rules: Rules, value: unknown, standing: unknown, path: (string | number)[]): Problem[] {
  if (typeof rules === 'function') {
    const message = typeof value === 'string' && value !== standing ? rules(value) : undefined
    return message === undefined ? [] : [{ path: path.join('.'), message }]
  }
  if (isEach(rules)) {
    const before = Array.isArray(standing) ? standing : []
    return (Array.isArray(value) ? value : []).flatMap((entry, place) =>
      before.some((one) => isSame(one as Json, entry as Json))
        ? []
        : problemsOf(rules.each, entry, undefined, [...path, place]),
    )
  }
  return Object.entries(rules).flatMap(([field, inner]) =>
    problemsOf(inner, valueAt(value, field), valueAt(standing, field), [...path, field]),
  )
}

const isEach = (rules: object): rules is { each: Rules } => 'each' in rules

const valueAt = (value: unknown, field: string) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined

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
