import { randomUUID } from 'node:crypto'
import type { Fields } from '../../lib/json.ts'
import { fr } from '../../lib/french-typography.ts'
import { headline } from '../../lib/headline.ts'
import { lineOf } from '../../lib/plain-text.ts'
import { quoted } from '../../lib/quoted.ts'
import { ASKED } from '../../lib/page-parameters.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Problem } from '../documents/changes.ts'
import { hasOrder } from '../documents/changes.server.ts'
import { isCollection, definitionOf, LISTS } from '../documents/collections.ts'
import { NEW } from '../documents/document-id.ts'
import { addressNow } from '../documents/page-addresses.server.ts'
import { treatmentAt, treatmentKey, treatmentOfKey, treatmentPath } from '../documents/page-keys.ts'
import { documentName } from '../documents/document-names.ts'
import { hasPages } from '../documents/new-pages.server.ts'
import { readForms } from '../documents/forms.server.ts'
import { doneAt } from '../history/history-notice.server.ts'
import { concernedPlans } from '../documents/concerned-plans.ts'
import { planNotes } from '../planning/plan-lines.server.ts'
import { plannedAddition } from '../planning/planned-addition.server.ts'
import { readUnshown } from '../../media/unshown-pictures.ts'
import { nounWords } from '../edit/noun-words.ts'
import type { FormFields } from '../kinds/form-field.ts'
import type { Noun } from '../kinds/kind.ts'
import { NOTHING, OWN, type AskedForm, type Meanwhile, type SavedNotice } from './asked-form.ts'
import { formParts, type FormPart } from './form-inputs.ts'
import { entryKind, fieldsAt, readFormPlace, TEXT, writeFormPlace, type FormPlace } from './form-place.server.ts'
import { standingAt, valuesAt, type Seen } from './form-values.server.ts'
import { writeTyped, type Typed } from './typed-fields.ts'

const MADE = "Cet ajout n'attend plus : il est fait, ou abandonné."

const GONE = "Ce texte n'existe plus. L'historique l'a gardé."

/** Where a form stands: the page's own address, and what that asks for. */
export class FormAddress {
  readonly #url: URL

  constructor(address: string) {
    this.#url = new URL(address)
  }

  /** The address as it is, whole. */
  get whole(): string {
    return this.#url.href
  }

  /** The address as it is. */
  get here(): string {
    return this.#url.pathname + this.#url.search
  }

  get path(): string {
    return this.#url.pathname
  }

  /** The page, with more asked of it. */
  with(asked: Partial<Record<string, string>> = {}): string {
    const search = new URLSearchParams(this.#url.search)
    for (const name of Object.values(ASKED)) search.delete(name)
    for (const [name, value] of Object.entries(asked)) if (value !== undefined) search.set(name, value)
    // A place is read as it is written.
    const written = String(search).replaceAll('%2F', '/')
    return this.#url.pathname + (written && `?${written}`)
  }

  /** The same form, of a place on a page. */
  at(path: string, place: FormPlace): FormAddress {
    const url = new URL(this.#url)
    url.pathname = path
    for (const name of [ASKED.form, ASKED.removal])
      if (url.searchParams.has(name)) url.searchParams.set(name, writeFormPlace(place))
    return new FormAddress(url.href)
  }

  asked(name: keyof typeof ASKED): string | undefined {
    return this.#url.searchParams.get(ASKED[name]) ?? undefined
  }

  /** The place of the form that is asked for; undefined for none. */
  get place(): FormPlace | undefined {
    const asked = this.asked('form') ?? this.asked('removal')
    return asked === undefined ? undefined : readFormPlace(asked)
  }
}

/** Says how an address with a form is written since the treatments that it names have other addresses. */
export async function addressSince(db: Database, address: FormAddress): Promise<FormAddress> {
  const { place } = address
  if (!place || place.id === NEW) return address
  const idNow = (id: string) => addressNow(db, 'categories', id)
  const [shown, described] = [treatmentAt(address.path), treatmentOfKey(place.id)]
  const path = shown === undefined ? address.path : treatmentPath(await idNow(shown))
  if (place.collection === 'categories') return address.at(path, { ...place, id: await idNow(place.id) })
  const isDescribed = place.collection === 'pages' && described !== undefined
  return address.at(path, isDescribed ? { ...place, id: treatmentKey(await idNow(described)) } : place)
}

/** Finds the form that an address asks for, filled; undefined where it asks for none that there is. */
export async function findForm(db: Database, address: FormAddress): Promise<AskedForm | undefined> {
  const { place } = address
  if (!place) return undefined
  const seen = await standingAt(db, place)
  const values = seen && valuesAt(place, seen.fields)
  if (!seen || !values) return goneForm(address, place, seen)
  if (address.asked('removal') !== undefined) return questionForm(address, place, seen, values)
  const planned = address.asked('planned')
  if (place.id === NEW && planned !== undefined) return plannedForm(db, address, place, { seen, plan: planned })
  const before = address.asked('before')
  const hidden = { [OWN.base]: String(seen.version), [OWN.id]: randomUUID(), ...(before && { [OWN.before]: before }) }
  const fields = fieldsAt(place)
  return fieldsForm(db, address, place, { seen, typed: writeTyped(fields, turnedOver(fields, values)), hidden })
}

/** Says that what is asked for is there no more. */
export function goneForm(address: FormAddress, place: FormPlace, seen: Seen | undefined): AskedForm {
  return { ...frame(address, place, seen), kind: 'gone', title: 'Texte supprimé', message: GONE }
}

/** Makes the form of what waits to be added: saved, it waits as it is then. */
async function plannedForm(
  db: Database,
  address: FormAddress,
  place: FormPlace,
  { seen, plan }: { seen: Seen; plan: string },
): Promise<AskedForm> {
  const addition = await plannedAddition(db, place.collection, plan)
  if (!addition || addition.isAbandoned)
    return { ...frame(address, place, seen), kind: 'gone', title: 'Ajout prévu', message: MADE }
  const { id, fields, from, until, state } = addition
  const typed = { ...writeTyped(fieldsAt(place), { ...seen.fields, ...fields }), [OWN.from]: from, [OWN.until]: until }
  return fieldsForm(db, address, place, {
    seen,
    typed,
    hidden: { [OWN.base]: '0', [OWN.id]: id, [OWN.planned]: plan, [OWN.plannedState]: state },
  })
}

/** A form that is one box alone is opened to turn it over. */
function turnedOver(fields: FormFields, values: Fields): Fields {
  const [[name, field] = ['', undefined], ...others] = Object.entries(fields)
  return field?.kind === 'toggle' && others.length === 0 ? { [name]: values[name] !== true } : values
}

interface Filled {
  seen: Seen | undefined
  typed: Typed
  hidden: Typed
  problems?: Problem[]
  message?: string | undefined
  isCautioned?: boolean
  /** Whether the document was deleted meanwhile, and comes back with what is typed. */
  isGone?: boolean
  meanwhile?: Meanwhile | undefined
}

/** Makes the form of a place, with what is typed in it and what is wrong of that. */
export async function fieldsForm(
  db: Database,
  address: FormAddress,
  place: FormPlace,
  filled: Filled,
): Promise<AskedForm> {
  const { seen, typed, hidden, problems = [], message, isCautioned = false, meanwhile } = filled
  const isGone = filled.isGone ?? hidden[OWN.restored] !== undefined
  const parts = formParts(fieldsAt(place, await readForms(db)), typed, problems)
  const isWhole = place.field === undefined
  const isRemovable = place.entry === undefined ? isWhole && LISTS.includes(place.collection) : true
  const isNew = place.id === NEW || place.entry === NEW
  const isPlanned = hidden[OWN.planned] !== undefined
  const plans = isNew ? [] : await plansAt(db, place)
  const problemAt = (name: string) => problems.find(({ path }) => path === name)?.message
  return {
    ...frame(address, place, seen, hidden),
    kind: 'fields',
    parts,
    message,
    isCautioned,
    meanwhile,
    notes: plans.map(({ words }) => words),
    hidden: {
      ...hidden,
      [OWN.plans]: plans.map(({ id }) => id).join(' '),
      [OWN.key]: randomUUID(),
      ...(isGone && { [OWN.restored]: 'oui' }),
    },
    submit: isPlanned
      ? 'Enregistrer'
      : isGone
        ? 'Rétablir avec mon texte'
        : (definitionOf(place.collection).buttons?.[isNew ? 'add' : 'update'] ??
          (isWhole && place.id !== NEW ? 'Enregistrer' : 'Sauvegarder')),
    isMultipart: hasPicture(parts),
    // The address of a page is chosen among those that are free at that moment.
    moments:
      place.id === NEW && hasPages(place.collection)
        ? undefined
        : {
            from: typed[OWN.from] ?? '',
            until: typed[OWN.until] ?? '',
            problems: { from: problemAt(OWN.from), until: problemAt(OWN.until) },
          },
    removal: isRemovable && !isNew && !isGone ? address.with({ [ASKED.removal]: writeFormPlace(place) }) : undefined,
  }
}

async function plansAt(db: Database, { collection, id, field, entry }: FormPlace) {
  const plans = await planNotes(db, { collection, id }, new Date())
  return concernedPlans(plans, field === undefined ? undefined : [field], entry)
}

/** Makes the question whether to delete what stands at a place. */
export function questionForm(
  address: FormAddress,
  place: FormPlace,
  seen: Seen,
  values: Fields,
  message?: string,
): AskedForm {
  const title = fr(`Supprimer ${calledOf(place, seen, values)} ?`)
  const hidden = { [OWN.base]: String(seen.version), [OWN.removal]: 'oui', [OWN.key]: randomUUID() }
  return { ...frame(address, place, seen), kind: 'question', title, hidden, message }
}

/** What every form has. */
export function frame(address: FormAddress, place: FormPlace, seen: Seen | undefined, hidden: Typed = {}) {
  const values = seen && valuesAt(place, seen.fields)
  const isNew = place.id === NEW || place.entry === NEW
  const noun = place.entry === undefined ? definitionOf(place.collection).noun : entryKind(place)!.noun
  const title = hidden[OWN.planned]
    ? `Modifier ce qui est prévu : ${noun.text.toLowerCase()}`
    : isNew
      ? nounWords(lowered(noun)).add
      : `Modifier ${calledOf(place, seen, values ?? {})}`
  const before = hidden[OWN.before]
  const planned = hidden[OWN.planned]
  const asked = {
    [ASKED.form]: writeFormPlace(place),
    ...(before && { [ASKED.before]: before }),
    ...(planned && { [ASKED.planned]: planned }),
  }
  return { title: fr(title), action: address.with(asked), back: address.with(), hidden, failure: failureAt(place) }
}

/** What is said where nothing could be saved at a place, if it has a sentence of its own. */
export const failureAt = ({ collection, field }: FormPlace): string | undefined =>
  definitionOf(collection).failures?.[field ?? '']

/** « le tarif « Aisselles » », « Description : Maquillage », « l'article « Noël » », « Notre centre ». */
function calledOf(place: FormPlace, seen: Seen | undefined, values: Fields): string {
  const { collection, id, field, entry } = place
  const { subject, noun: named } = documentName(collection, id, seen?.fields ?? null)
  if (field === undefined) {
    const isNamed = named.text !== definitionOf(collection).noun.text
    return isNamed ? nounWords(lowered(named)).entry : quoted(subject)
  }
  if (entry === undefined) {
    const name = headline(definitionOf(collection).fields[field]!.noun.text)
    return `${name.includes('«') ? name : quoted(name)} : ${subject}`
  }
  const { noun, name = TEXT, fields } = entryKind(place)!
  const called = lineOf(String(values[name] ?? ''), fields?.[name]?.html, 80)
  return nounWords(noun).entry + (called && ` ${quoted(called)}`)
}

/** What begins with a capital where it stands alone has none within a sentence. */
const lowered = (noun: Noun): Noun => ({ ...noun, text: noun.text.charAt(0).toLowerCase() + noun.text.slice(1) })

const hasPicture = (parts: FormPart[]): boolean =>
  parts.some((part) => ('legend' in part ? hasPicture(part.parts) : part.type === 'picture'))

/** Reads what was just done by a form, as the address that it led to says. */
export async function findNotice(db: Database, address: FormAddress): Promise<SavedNotice | undefined> {
  if (address.asked('done') === NOTHING) {
    const nothing = await doneAt(db, 'nothing')
    return nothing && { ...nothing, undo: undefined, action: address.with() }
  }
  const [, version = '', collection = '', id = ''] = /^(\d{1,9})~([^/]+)\/(.+)$/.exec(address.asked('done') ?? '') ?? []
  if (!isCollection(collection)) return undefined
  const notice = await doneAt(db, { collection, id, version: Number(version) })
  if (!notice) return undefined
  // What a form has added is taken back by deleting it.
  const isAdded = Number(version) === 1 && hasOrder(collection) && notice.sentences.length > 0
  const undo = notice.undo ?? (isAdded ? { intent: 'remove' as const, collection, id, version: 1 } : undefined)
  const unshown = readUnshown(address.asked('unshown')).map((why) => `L'image n'est pas montrée. ${why}`)
  const sentences = [...notice.sentences, ...unshown.map(fr)]
  return { ...notice, sentences, undo, action: address.with({ [ASKED.form]: `${collection}/${id}` }) }
}
