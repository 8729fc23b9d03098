import { changeSchema, type Change } from '../documents/changes.ts'
import { fieldsAt, fieldsSeen, rowFields } from '../documents/change-fields.server.ts'
import { definitionOf, type CollectionName } from '../documents/collections.ts'
import { NEW } from '../documents/document-id.ts'
import { documentPage } from '../documents/document-names.ts'
import { findRow } from '../documents/documents.server.ts'
import { makeWaiting, rehearseAlone } from '../documents/planned-changes.server.ts'
import { BROUGHT_BACK, isOfWhatIsGone, PASSED, problemWords } from '../documents/planned-problems.ts'
import { mergeInsisting } from '../documents/three-way-merge.ts'
import {
  changeOf,
  findPlanned,
  listAbandoned,
  listEnds,
  listStuck,
  listWaiting,
  type PlannedRow,
} from '../documents/planned-rows.server.ts'
import type { PlannedPlace, PlannedWords } from '../documents/plans.ts'
import { TOGETHER_PAGE, historyDays, type HistoryEntry, type Undo } from '../history/history.ts'
import { findRevision, listLines } from '../history/history.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { listAccounts } from '../../accounts/accounts.server.ts'
import { dayAt } from '../../lib/clock.ts'
import { frenchDate } from '../../lib/french-date.ts'
import { fr } from '../../lib/french-typography.ts'
import { ASKED } from '../../lib/page-parameters.ts'
import { clockMomentAt, dayAhead, hourAhead, momentAhead } from '../../lib/planned-moment.ts'
import { addressWords, changedPlaces, noteWords, ofEntry, plannedSentences, type PlannedStates } from './plan-words.ts'

/** A planned change as `/prevu` lists it. */
export interface PlanLine {
  id: string
  /** ISO timestamp, and as the institute's clock shows it. */
  at: string
  clock: string
  time: string
  /** « prévu par Claire le 24 novembre 2026 ». */
  author: string
  sentences: string[]
  /** How many documents it changes as one. */
  count: number
  page: { href: string; name: string }
  /** Where what it adds is changed before its day; undefined of what changes what is there. */
  form: string | undefined
  /** Whether it brings back what was before. */
  isEnd: boolean
  /** Until when it is to last, in words; undefined where for good. */
  until: string | undefined
  /** Why it could not be made, or could not as things stand. */
  problem: string | undefined
  /** Whether what it is about was deleted: then nothing can be insisted on. */
  isGone: boolean
  /** Whether it was taken up again after its moment. */
  isLate: boolean
}

/** A planned change that has happened, with what takes it back. */
export interface MadeLine {
  key: string
  savedAt: string
  time: string
  author: string
  sentences: string[]
  page: { href: string; name: string }
  undo: Undo | undefined
}

/** How many of those that have happened are listed. */
const MADE = 10

/** Lists the planned changes that have happened last, the newest first. */
export async function listMade(db: Database, now: Date): Promise<MadeLine[]> {
  const { lines } = await listLines(db, { isPlanned: true, limit: MADE })
  return historyDays(lines, now).flatMap(({ label, entries }) =>
    entries.map((entry) => ({
      key: `${entry.collection}/${entry.id}/${entry.version}`,
      savedAt: entry.savedAt,
      time: fr(`${label}, ${entry.time}`),
      author: fr(entry.author),
      sentences: entry.sentences,
      page: entry.page,
      undo: undoOf(entry),
    })),
  )
}

function undoOf({ collection, id, version, kind, together, restorable, standing }: HistoryEntry): Undo | undefined {
  if (together) return { intent: 'undo', collection, id: together.id, version: 0 }
  if (kind === 'created') return { intent: 'remove', collection, id, version }
  return kind === 'deleted' && restorable !== undefined
    ? { intent: 'restore', collection, id, version: restorable, standing }
    : undefined
}

export interface PlanDay {
  day: string
  label: string
  lines: PlanLine[]
}

export interface Plans {
  stuck: PlanLine[]
  days: PlanDay[]
  abandoned: PlanLine[]
}

/** Lists what is planned, day by day, what could not be made when its moment had come, and what was given up, the last first. */
export async function listPlans(db: Database, now: Date): Promise<Plans> {
  const [{ stuck, coming, abandoned, ends }, accounts] = await Promise.all([readPlans(db), listAccounts(db)])
  const names = new Map(accounts.map(({ id, name }) => [id, name]))
  const lineOf = (plans: ReadPlan[]): PlanLine => {
    const [{ row, place, states }] = plans as [ReadPlan]
    const { href, name } = documentPage(place.collection, place.id, states.after ?? states.before)
    const end = ends.find(({ start, abandoned_at }) => start === row.id && abandoned_at === row.abandoned_at)
    const problem = problemOf(plans)
    return {
      id: row.id,
      at: row.at,
      clock: clockMomentAt(new Date(row.at)),
      time: hourAhead(row.at),
      author: fr(`prévu par ${names.get(row.author) ?? 'un compte supprimé'} le ${frenchDate(row.planned_at)}`),
      sentences: plans.flatMap((plan) => [...plannedSentences(plan.states), ...addressSentence(plan)]),
      count: plans.length,
      page: plans.length > 1 ? TOGETHER_PAGE : { href, name: fr(name) },
      form: row.abandoned_at === null ? additionForm(row) : undefined,
      isEnd: row.start !== null,
      until: end && momentAhead(end.at, now),
      problem: problem && fr(problem),
      isGone: plans.every(({ isGone }) => isGone),
      isLate: row.problem === PASSED,
    }
  }
  const days: PlanDay[] = []
  for (const plans of asLines(coming)) {
    const { at } = plans[0]!.row
    const day = dayAt(new Date(at))
    if (days.at(-1)?.day !== day) days.push({ day, label: dayAhead(at, now), lines: [] })
    days.at(-1)!.lines.push(lineOf(plans))
  }
  const datedLines = (all: ReadPlan[]) =>
    asLines(all).map((plans) => ({ ...lineOf(plans), time: momentAhead(plans[0]!.row.at, now) }))
  return { stuck: datedLines(stuck), days, abandoned: datedLines(abandoned) }
}

function additionForm(row: PlannedRow): string | undefined {
  const { intent, collection } = changeOf(row) ?? {}
  if (intent !== 'add' || !collection) return undefined
  const asked = new URLSearchParams({ [ASKED.form]: `${collection}/${NEW}`, [ASKED.planned]: row.id })
  const { page } = definitionOf(collection)
  return typeof page === 'string' ? `${page}?${String(asked).replaceAll('%2F', '/')}` : undefined
}

/** What is one change of several documents is one line. */
const asLines = (plans: ReadPlan[]): ReadPlan[][] => [
  ...Map.groupBy(plans, ({ row }) => row.change_id ?? row.id).values(),
]

/** Says why a line cannot be made, or which of its documents cannot. */
function problemOf(plans: ReadPlan[]): string | undefined {
  const refused = plans.filter(({ problem }) => problem !== undefined)
  const words = [...new Set(refused.map(({ problem }) => problem!))].join(' ')
  if (refused.length === 0 || plans.length === 1) return words || undefined
  const names = refused.map(({ place, states }) => documentPage(place.collection, place.id, states.before).name)
  return `${names.join(', ')} : ${words}`
}

const addressSentence = ({ place, moved }: ReadPlan) =>
  moved === undefined ? [] : [addressWords(place.collection, moved)]

/** Tells what is planned of a document, or of a collection, to whoever edits it, in its order. */
export async function planNotes(db: Database, place: Partial<PlannedPlace>, now: Date): Promise<PlannedWords[]> {
  const made = await foresee(db, place)
  return made
    .filter(({ states, problem }) => problem === undefined && plannedSentences(states).length > 0)
    .map(({ row, states }) => {
      const places = changedPlaces(states)
      const entries = places.filter((one) => one.includes('/'))
      return {
        id: row.id,
        places,
        words: noteWords(row.at, states, now),
        isNew: states.before === null,
        ofEntries: Object.fromEntries(entries.map((one) => [one, noteWords(row.at, ofEntry(states, one), now, true)])),
      }
    })
}

/**
 * Tells what is planned of what a save has changed, but for what whoever saved it was shown: what then takes its place,
 * or what now cannot be made.
 */
export async function plansUnseen(
  db: Database,
  saved: PlannedPlace & { version: number },
  now: Date,
  shown: string[] = [],
): Promise<string[]> {
  if ((await listWaiting(db, saved)).length === 0) return []
  const revision = await findRevision(db, saved)
  if (!revision) return []
  const { collection, id } = saved
  const changed = changedPlaces({ ...saved, before: revision.before?.data ?? null, after: revision.after.data })
  const entries = changed.filter((place) => place.includes('/'))
  // Of a list, only the entries that were changed.
  const places = changed.filter((place) => !entries.some((entry) => entry.startsWith(`${place}/`)))
  return (await foresee(db, { collection, id }))
    .filter(
      ({ row, states }) =>
        !shown.includes(row.id) && (states.before ?? states.after) && meets(changedPlaces(states), places),
    )
    .map(({ row, states, problem }) => fr(noteWords(row.at, states, now) + (problem ? `. ${problem}` : '.')))
}

/** Tells what was to be made of a document while it was deleted, to whoever has brought it back. */
export async function plansMissed(db: Database, { collection, id }: PlannedPlace, now: Date): Promise<string[]> {
  const rows = (await listStuck(db)).filter((row) => row.collection === collection && row.document_id === id)
  return (await readKept(db, rows))
    .filter(({ problem }) => problem === BROUGHT_BACK)
    .map(({ row, states }) =>
      fr(
        `${plannedSentences(states).join(' ; ')}, prévu le ${momentAhead(row.at, now)}, n'a pas été fait : voyez « Prévu ».`,
      ),
    )
}

const meets = (planned: string[], places: string[]) =>
  [...planned, ...places].includes('document') || places.some((place) => planned.includes(place))

interface ReadPlan {
  row: PlannedRow
  /** The document as it stands: what is planned before may give it another address. */
  place: PlannedPlace
  states: PlannedStates
  problem: string | undefined
  isGone: boolean
  /** The id that it gives its document. */
  moved?: string | undefined
}

async function readPlans(db: Database) {
  const [coming, stuck, abandoned] = [await foresee(db, {}), await listStuck(db), await listAbandoned(db)]
  const since = new Map(abandoned.map((row) => [row.id, row.abandoned_at]))
  // An end that was given up with its beginning is told there.
  const given = abandoned.filter((row) => row.change !== null || since.get(row.start!) !== row.abandoned_at)
  return {
    coming,
    stuck: await readKept(db, stuck),
    abandoned: await readKept(db, given),
    ends: await listEnds(db),
  }
}

/** Reads what does not wait, but is kept. */
async function readKept(db: Database, rows: PlannedRow[]): Promise<ReadPlan[]> {
  const kept: ReadPlan[] = []
  for (const row of rows) {
    const isStillGone = await isGone(db, row)
    const wasMissing = row.problem === problemWords(row.collection, { outcome: 'missing' })
    kept.push({
      row,
      place: { collection: row.collection, id: row.document_id },
      states: await intended(db, row),
      problem: wasMissing && !isStillGone ? BROUGHT_BACK : (row.problem ?? undefined),
      isGone: isStillGone,
    })
  }
  return kept
}

/** Does what waits, one after the other, and takes it all back: what each would change, as things stand. */
async function foresee(db: Database, place: Partial<PlannedPlace>): Promise<ReadPlan[]> {
  return rehearseAlone(db, async (transaction) => {
    const planned = await transaction.selectFrom('planned_changes').select(['id', 'document_id']).execute()
    const ids = new Map(planned.map(({ id, document_id }) => [id, document_id]))
    const made = await makeWaiting(transaction, place, { isTold: true })
    const plans: ReadPlan[] = []
    for (const { row, before, after, outcome } of made) {
      const isMade = outcome.outcome === 'saved' || outcome.outcome === 'removed'
      // What it was to bring back is there already.
      if (row.start !== null && isMade && before?.id === after?.id && before?.version === after?.version) continue
      const { collection, document_id: id } = row
      const states = { collection, id, before: rowFields(before), after: rowFields(after) }
      const plan = { row, place: { collection, id: ids.get(row.id) ?? id } }
      plans.push(
        isMade
          ? { ...plan, states, problem: undefined, isGone: false, moved: after?.id === id ? undefined : after?.id }
          : {
              ...plan,
              states: await intended(transaction, row),
              problem: problemWords(collection, outcome),
              isGone: isOfWhatIsGone(outcome),
            },
      )
    }
    return plans
  })
}

/** Says whether what a planned change was to be made of is gone. */
async function isGone(db: Database, planRow: PlannedRow): Promise<boolean> {
  const { collection, document_id: id } = planRow
  const planned = soundChange(planRow)
  if (!planned || planned.intent === 'add' || planned.intent === 'restore') return false
  const row = await findRow(db, collection as CollectionName, id)
  if (!row || planned.intent !== 'update') return !row
  const [seen, standing] = [await fieldsSeen(db, planned), rowFields(row)]
  return Object.entries(planned.fields).some(
    ([field, mine]) => !mergeInsisting(seen?.[field] ?? null, mine, standing?.[field] ?? null),
  )
}

/** What a change that cannot be made, or was given up, was to do to what it was based on. */
async function intended(db: Database, row: PlannedRow): Promise<PlannedStates> {
  const change = soundChange(row)
  const { collection, document_id: id } = row
  if (!change) {
    const start = row.start === null ? undefined : await findPlanned(db, row.start)
    const { before, after } = start ? await intended(db, start) : { before: null, after: null }
    return { collection, id, before: after, after: before }
  }
  if (change.intent === 'add') return { collection, id, before: null, after: change.fields }
  if (change.intent === 'restore')
    return {
      collection,
      id,
      before: null,
      after: (await fieldsAt(db, change.collection, id, change.version ?? 0)) ?? {},
    }
  if (change.intent !== 'update' && change.intent !== 'rename')
    return { collection, id, before: rowFields(await findRow(db, change.collection, id)) ?? {}, after: null }
  const isUpdate = change.intent === 'update'
  const before = (await (isUpdate ? fieldsSeen(db, change) : fieldsAt(db, change.collection, id, change.base))) ?? {}
  const title = definitionOf(collection as CollectionName).title!
  const fields = isUpdate ? change.fields : { [title]: change.title }
  return { collection, id, before, after: { ...before, ...fields } }
}

/** Reads what a row is to do; undefined where that is nothing that could be asked for. */
const soundChange = (row: PlannedRow): Change | undefined => changeSchema.safeParse(changeOf(row)).data
