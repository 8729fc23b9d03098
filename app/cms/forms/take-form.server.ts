import { randomUUID } from 'node:crypto'
import { MediaRefusal } from '../../media/received-file.server.ts'
import { planWithPictures } from '../../media/taken-pictures.server.ts'
import { writeUnshown } from '../../media/unshown-pictures.ts'
import { isSame, type Fields, type Json } from '../../lib/json.ts'
import { ASKED } from '../../lib/page-parameters.ts'
import { slug } from '../../lib/slug.ts'
import { failedWrite } from '../../platform/json-answers.server.ts'
import type { Site } from '../../platform/site-context.server.ts'
import type { Author } from '../documents/authors.ts'
import type { Change, Problem } from '../documents/changes.ts'
import { lastAuthor } from '../documents/change-fields.server.ts'
import { NEW } from '../documents/document-id.ts'
import { hasOrder } from '../documents/changes.server.ts'
import { hasPages } from '../documents/new-pages.server.ts'
import { NOTHING_TO_END, readMoments } from '../documents/plan-moments.ts'
import { withOwnPaths } from '../documents/own-addresses.ts'
import { findPlanned } from '../documents/planned-rows.server.ts'
import { isUuid, planIds } from '../documents/plans.ts'
import { definitionOf } from '../documents/collections.ts'
import { shownLines } from '../kinds/field-lines.ts'
import { fieldAt, labelOf, type FormField } from '../kinds/form-field.ts'
import type { Overtaken, Planned } from '../documents/plan-change.server.ts'
import { conflictPaths, mergeChoosing, unknownBase, valueAt } from '../documents/three-way-merge.ts'
import { readHistoryForm, type Done } from '../history/page.server.ts'
import { restoreFromHistory } from '../history/restoration.server.ts'
import { FILE, KEPT, NOTHING, OWN, type AskedForm, type Meanwhile } from './asked-form.ts'
import { formCaution } from './form-caution.ts'
import { failureAt, fieldsForm, frame, goneForm, questionForm, type FormAddress } from './asked-form.server.ts'
import { entryKind, fieldsAt, type FormPlace } from './form-place.server.ts'
import { fieldsWith, placeIn, standingAt, valuesAt, versionAt, type Added, type Seen } from './form-values.server.ts'
import { overtakenPlan } from './overtaken-plan.server.ts'
import { readTyped, type Typed } from './typed-fields.ts'

/** What becomes of a form: where it leads, or with which status it comes back. */
export type Taken = { to: string } | { status: number; form: AskedForm }

type Saving = Pick<Site, 'db' | 'media' | 'live'>

interface Sent {
  site: Saving
  address: FormAddress
  place: FormPlace
  typed: Typed
  author: string
}

const FULL = "Le disque du site est plein : rien n'est enregistré. Votre texte est gardé ci-dessous."
const FAILED = "Un incident est survenu : rien n'est enregistré. Votre texte est gardé ci-dessous, réessayez."
const STILL_THERE = {
  full: "Le disque du site est plein : rien n'est supprimé.",
  failed: "Un incident est survenu : rien n'est supprimé. Réessayez.",
}
const GONE = "Ce texte n'existe plus : une autre personne l'a supprimé. Le vôtre est gardé ci-dessous."
const CHANGED = "Ce texte vient d'être modifié par une autre personne : relisez-le avant de le supprimer."
const OTHER_CONTENT =
  "Le contenu du site a été remis d'une sauvegarde, ou effacé en partie, depuis que ce formulaire est ouvert. Choisissez, pour ce qui n'est pas pareil, le texte enregistré ou le vôtre."
const OVERLAP = 'Un autre changement est prévu ici, lisez-le ci-dessous. Enregistrez de nouveau pour garder les deux.'
const ADDED =
  'Un autre texte a déjà été ajouté depuis ce formulaire. Enregistrez de nouveau pour ajouter aussi le vôtre.'
const UNDONE = 'Annulation impossible'
const REFUSED = 'Corrigez les champs signalés.'

/** Does what the form of a place asks: saves, deletes or takes back. Whatever keeps it from that, what was typed comes back. */
export async function takeForm(
  site: Saving,
  address: FormAddress,
  form: FormData,
  author: string,
): Promise<Taken | undefined> {
  const undo = readHistoryForm(form)
  if (undo) {
    const restoration = await restoreFromHistory(site.db, undo, author)
    if ('message' in restoration) return unrestored(address, restoration)
    site.live.notify()
    return done(address, restoration.done)
  }
  const { place } = address
  if (!place) return undefined
  const { typed, problems } = await readForm(site, form, author)
  const sent = { site, address, place, typed, author }
  if (problems.length > 0) return refused(sent, await seenBy(sent), { status: 400, problems, message: REFUSED })
  return typed[OWN.removal] === undefined ? save(sent) : remove(sent)
}

/** Says why nothing was taken back. */
function unrestored(address: FormAddress, { status, message }: { status: number; message: string }): Taken {
  const { place } = address
  if (!place) return { to: address.with() }
  return { status, form: { ...frame(address, place, undefined), kind: 'gone', title: UNDONE, message } }
}

/** Reads what was sent, with the site's address of each file that it holds. */
async function readForm(
  { media }: Saving,
  form: FormData,
  author: string,
): Promise<{ typed: Typed; problems: Problem[] }> {
  const typed: Typed = {}
  const files: [path: string, file: File][] = []
  const problems: Problem[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') typed[name] = value
    else if (value.size > 0 && name.startsWith(FILE)) files.push([name.slice(FILE.length), value])
  }
  // A file comes in place of whatever address stands beside it.
  for (const [path, value] of files) {
    try {
      typed[path] = (await media.add(value.stream(), author)).src
    } catch (error) {
      if (!(error instanceof MediaRefusal)) failedWrite(error)
      problems.push({
        path,
        message: error instanceof MediaRefusal ? error.message : "Cette photo n'a pas pu être gardée.",
      })
    }
  }
  return { typed, problems }
}

/** The document as it was before her who typed. */
const seenBy = ({ site, place, typed }: Sent) => versionAt(site.db, place, Number(typed[OWN.base] ?? NaN) || 0)

async function save(sent: Sent): Promise<Taken> {
  const { site, place, typed } = sent
  const known = await seenBy(sent)
  const other = typed[OWN.seen] === undefined ? undefined : await versionAt(site.db, place, Number(typed[OWN.seen]))
  const seen = known ?? other ?? (await standingAt(site.db, place))
  const values = seen && valuesAt(place, seen.fields)
  if (!seen || !values) return refused(sent, known, { status: 404, message: GONE })
  const mine = { ...values, ...readTyped(fieldsAt(place), typed, values) }
  const added: Added = { id: typed[OWN.id], before: typed[OWN.before] }
  const whole = { ...seen.fields, ...fieldsWith(place, seen.fields, mine, added) }
  const message = typed[OWN.insisted] === undefined ? formCaution(place, mine, values, whole) : undefined
  if (message) return refused(sent, seen, { status: 400, message, isCautioned: true })
  if (place.id === NEW) {
    const { collection } = place
    if (!hasPages(collection)) return write(sent, seen, { intent: 'add', collection, id: added.id ?? '', fields: mine })
    const id = slug(String(mine[definitionOf(collection).title ?? ''] ?? '')) || 'page'
    return write(sent, seen, { intent: 'create', collection, id, from: null, fields: mine })
  }
  // What she began on was thinned out, erased, or is in no backup that was restored since.
  if (!known && place.entry !== NEW) {
    // Of a text that was not shown, nothing is chosen.
    const asked = other ? sent : { ...sent, typed: withoutChoices(typed) }
    return choose(asked, { seen, other: seen, isUnknown: true }, mine)
  }
  if (other) return choose(sent, { seen, other }, mine)
  // Of a whole document, only what was changed: all else may have been changed by others.
  const changed = Object.entries(mine).filter(([key, value]) => !isSame(value, values[key]))
  const asked = place.entry === undefined ? Object.fromEntries(changed) : mine
  return write(sent, seen, updateOf(place, seen, asked, added))
}

/** What was seen before hers was typed, and what stands. */
interface Sides {
  seen: Seen
  other: Seen
  /** Whether it is not known by now what was seen: what stands is read in its place. */
  isUnknown?: boolean
}

/** What both texts go on from. */
function baseOf(place: FormPlace, { seen, isUnknown }: Sides, mine: Fields, theirs: Fields | null): Fields | null {
  return isUnknown && theirs ? unknownBase(mine, theirs) : (valuesAt(place, seen.fields) ?? null)
}

/** Saves what was chosen of two texts; asks for what was not. */
async function choose(sent: Sent, sides: Sides, mine: Fields): Promise<Taken> {
  const { place, typed } = sent
  const { seen, other } = sides
  const there = placeIn(place, seen.fields, other.fields)
  const theirs = valuesAt(there, other.fields) ?? null
  const base = baseOf(place, sides, mine, theirs)
  const paths = conflictPaths(base, mine, theirs)
  if (paths.some((path) => typed[KEPT + path] === undefined)) {
    const author = await lastAuthor(sent.site.db, place.collection, place.id, sent.author)
    return conflict(sent, sides, author)
  }
  const kept = (path: string) => (typed[KEPT + path] === 'theirs' ? 'theirs' : 'mine')
  const chosen = mergeChoosing(base, mine, theirs, kept) as Fields | null
  if (chosen === null) return { to: sent.address.with() }
  return write(sent, other, updateOf(there, other, chosen, { id: place.entry }))
}

function updateOf(place: FormPlace, { version, fields }: Seen, values: Fields, added: Added): Change {
  const { collection, id } = place
  return { intent: 'update', collection, id, base: version, fields: fieldsWith(place, fields, values, added) }
}

async function remove(sent: Sent): Promise<Taken> {
  const { place } = sent
  const seen = await seenBy(sent)
  const { collection, id } = place
  // What stands was not seen.
  if (!seen) return refused(sent, seen, { status: 409, message: CHANGED })
  // What is to be deleted another day is deleted as it stands then.
  const isNow = !sent.typed[OWN.from]
  if (place.entry === undefined)
    return write(sent, seen, { intent: 'remove', collection, id, ...(isNow && { base: seen.version }) })
  const fields = fieldsWith(place, seen.fields, undefined)
  return write(sent, seen, { intent: 'update', collection, id, base: seen.version, fields })
}

async function write(sent: Sent, seen: Seen, change: Change): Promise<Taken> {
  const { site, address, place, typed, author } = sent
  const given = typed[OWN.planned] ?? typed[OWN.key] ?? ''
  const key = isUuid(given) ? given : undefined
  const moments = readMoments({ from: typed[OWN.from], until: typed[OWN.until] })
  if ('words' in moments) {
    // Of what is made by now, the moment has passed.
    if (typed[OWN.planned] !== undefined && key && !(await findPlanned(site.db, key))) return overtaken(sent, seen)
    const problems = [{ path: OWN[moments.refused], message: moments.words }]
    return refused(sent, seen, { status: 400, problems, message: REFUSED })
  }
  let outcome: Planned | Overtaken
  try {
    const keyed = { ...change, key, ...(change.intent === 'update' && { plans: planIds(typed[OWN.plans]) }) } as Change
    const asked = {
      change: withOwnPaths(keyed, address.whole),
      restores: change.intent === 'update' && typed[OWN.restored] !== undefined,
    }
    outcome = await planWithPictures(site, { ...asked, ...moments, seen: key && typed[OWN.plannedState] }, author)
  } catch (error) {
    const { status } = failedWrite(error)
    const why = typed[OWN.removal] === undefined ? { full: FULL, failed: FAILED } : STILL_THERE
    const message = [failureAt(place), status === 507 ? why.full : why.failed].filter(Boolean).join(' ')
    return refused(sent, seen, { status, message })
  }
  switch (outcome.outcome) {
    case 'saved':
      site.live.notify()
      if (outcome.document.version === seen.version) {
        const problems = [{ path: OWN.until, message: NOTHING_TO_END }]
        return moments.until
          ? refused(sent, seen, { status: 400, problems, message: REFUSED })
          : done(address, 'nothing')
      }
      return done(
        address,
        { collection: change.collection, id: outcome.document.id, version: outcome.document.version },
        outcome.remarks,
      )
    case 'removed':
      site.live.notify()
      return done(address, { collection: change.collection, id: change.id, version: outcome.version })
    case 'planned': {
      site.live.notify()
      const unshown = writeUnshown(outcome.remarks)
      return { to: `/prevu?fait=planned${unshown ? `&${ASKED.unshown}=${unshown}` : ''}` }
    }
    case 'overlap':
      return refused(sent, seen, { status: 409, message: OVERLAP })
    case 'overtaken':
      return overtaken(sent, seen)
    case 'missing':
      return refused(sent, seen, {
        status: 404,
        message: GONE,
        isGone: change.intent === 'update' && hasOrder(place.collection),
      })
    case 'done':
    case 'outdated':
      throw new Error('A form changes one document.')
    case 'invalid':
      return refused(sent, seen, { status: 400, problems: problemsAt(place, outcome.problems), message: REFUSED })
    case 'conflict': {
      if (change.intent === 'add' || change.intent === 'create')
        return refused({ ...sent, typed: { ...typed, [OWN.id]: randomUUID() } }, seen, { status: 409, message: ADDED })
      const other = await standingAt(site.db, place)
      return conflict(sent, { seen, other: other ?? seen }, outcome.author)
    }
  }
}

/** Gives what was typed back where what waited to be added has changed, or waits no more. */
async function overtaken(sent: Sent, seen: Seen): Promise<Taken> {
  const { site, address, place: added, typed: sentTyped } = sent
  const {
    place,
    typed,
    seen: standing,
    ...why
  } = await overtakenPlan(site.db, address, added, { typed: sentTyped, seen })
  return refused({ ...sent, place, typed }, standing, { status: 409, ...why })
}

function done(address: FormAddress, made: Done | 'nothing' | undefined, remarks?: Problem[]): Taken {
  if (!made) return { to: address.with() }
  if (made === 'nothing') return { to: address.with({ [ASKED.done]: NOTHING }) }
  const unshown = writeUnshown(remarks)
  return {
    to: address.with({
      [ASKED.done]: `${made.version}~${made.collection}/${made.id}`,
      ...(unshown && { [ASKED.unshown]: unshown }),
    }),
  }
}

interface Refusal {
  status: number
  message: string
  problems?: Problem[]
  isCautioned?: boolean
  isGone?: boolean
  meanwhile?: Meanwhile
}

async function refused(sent: Sent, seen: Seen | undefined, { status, ...why }: Refusal): Promise<Taken> {
  const { site, address, place, typed } = sent
  if (typed[OWN.removal] !== undefined) return unremoved(sent, { status, ...why })
  // What was saved all the same is not asked about again where it is brought back.
  const insisted = why.isGone && typed[OWN.insisted]
  const hidden = { ...ownOf(typed), ...(insisted && { [OWN.insisted]: insisted }) }
  return { status, form: await fieldsForm(site.db, address, place, { seen, typed, hidden, ...why }) }
}

/** Asks once more whether to delete what stands, or says that it is gone already. */
async function unremoved({ site, address, place }: Sent, { status, message, problems = [] }: Refusal): Promise<Taken> {
  const standing = await standingAt(site.db, place)
  const values = standing && valuesAt(place, standing.fields)
  if (!standing || !values) return { status: 404, form: goneForm(address, place, standing) }
  const why = problems.map((problem) => problem.message).join(' ') || message
  return { status, form: questionForm(address, place, standing, values, why) }
}

/** Both texts to choose from, or, of what was to be deleted, the question once more. */
function conflict(sent: Sent, sides: Sides, author: Author | null): Taken {
  const { address, place, typed } = sent
  const { seen, other } = sides
  const there = placeIn(place, seen.fields, other.fields)
  const theirs = valuesAt(there, other.fields)
  if (typed[OWN.removal] !== undefined) {
    if (!theirs) return { to: address.with() }
    return { status: 409, form: questionForm(address, there, other, theirs, CHANGED) }
  }
  const values = valuesAt(place, seen.fields) ?? {}
  const fields = fieldsAt(place)
  const mine = { ...values, ...readTyped(fields, typed, values) }
  const base = baseOf(place, sides, mine, theirs ?? null)
  const whole: FormField = { kind: 'list', noun: { text: '' }, entry: { noun: { text: '' }, fields } }
  const texts = conflictPaths(base, mine, theirs ?? null).map((path) => {
    const field = fieldAt(fields, path)
    const lines = (value: Json) => (field ? shownLines(field, valueAt(value, path)) : shownLines(whole, [value]))
    const shown = (value: Json) => lines(value).join('\n')
    return {
      path,
      label: field ? labelOf(field) : '',
      theirs: theirs === undefined ? 'Supprimé' : shown(theirs),
      mine: shown(mine),
      kept: typed[KEPT + path],
    }
  })
  const hidden = { ...withoutChoices(typed), [OWN.seen]: String(other.version) }
  const message = sides.isUnknown ? OTHER_CONTENT : undefined
  return { status: 409, form: { ...frame(address, place, seen, hidden), kind: 'conflict', author, texts, message } }
}

/** The server tells the path within the document, a form the path within what it is about. */
function problemsAt(place: FormPlace, problems: Problem[]): Problem[] {
  if (place.entry === undefined) return problems
  const before = new RegExp(`^${place.field}\\.\\d+\\.?`)
  const field = entryKind(place)?.fields ? '' : 'texte'
  return problems.map(({ path, message }) => ({ path: path.replace(before, '') || field, message }))
}

const OWN_NAMES: string[] = [OWN.base, OWN.id, OWN.before, OWN.planned, OWN.plannedState, OWN.restored]

const ownOf = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => OWN_NAMES.includes(name)))

const withoutChoices = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !name.startsWith(KEPT) && name !== OWN.key))
