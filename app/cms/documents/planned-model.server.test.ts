import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../tests/support/random.ts'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { applyChange } from './changes.server.ts'
import { findDocument, replaceDocument } from './documents.server.ts'
import { planChange } from './plan-change.server.ts'
import { makeDue } from './planned-changes.server.ts'
import { asItWillBe } from './site-then.server.ts'
import { takeStep } from './planned-steps.server.ts'

/** How many random sequences are tried, and how many steps each has. */
const SEQUENCES = { sqlite: 200, pglite: 25, postgres: 200 }
const STEPS = 25

const NAMES = ['Jour', 'Soir', 'Nuit']
const PRICES = ['30 €', '40 €', '50 €', '60 €']
const DAY = 86_400_000
const START = Date.parse('2027-03-20T00:00:00.000Z')

type State = Record<string, string>

interface ModelPlan {
  id: string
  at: number
  order: number
  name: string
  base: string
  mine: string
  insists: boolean
  stuck: boolean
  isEnd: boolean
  /** The version that its own plan has made, of an end. */
  since?: number
  /** What ends it: waits until it has been made. */
  end: { id: string; at: number; order: number; insists: boolean } | undefined
}

/** What the site is to be, said without database, merge or document: prices by name, and plans in a list. */
class Model {
  state: State = Object.fromEntries(NAMES.map((name) => [name, '40 €']))
  versions: State[] = [{ ...this.state }]
  /** The versions that plans have made. */
  planned = new Set<number>()
  plans: ModelPlan[] = []
  order = 0

  get version() {
    return this.versions.length
  }

  set(name: string, price: string) {
    if (this.state[name] === price) return
    this.state[name] = price
    this.versions.push({ ...this.state })
  }

  /** Another one, of the same. */
  copy(): Model {
    const { state, versions, planned, plans, order } = this
    return Object.assign(new Model(), structuredClone({ state, versions, planned, plans, order }))
  }

  /** Makes what is due, in order; what meets another price than it knew stays. */
  makeDue(until: number) {
    for (;;) {
      const [next] = this.plans
        .filter(({ at, stuck }) => !stuck && at <= until)
        .sort((one, other) => one.at - other.at || Number(other.isEnd) - Number(one.isEnd) || one.order - other.order)
      if (!next) return
      this.make(next, next.insists)
    }
  }

  make(plan: ModelPlan, insists: boolean): boolean {
    const stands = this.state[plan.name]!
    const meets = stands !== plan.base && stands !== plan.mine
    const holds = plan.isEnd && (insists || meets) && stands !== plan.base && this.hold(plan, insists)
    plan.stuck = !holds && !insists && meets
    if (plan.stuck) return false
    this.plans = this.plans.filter((one) => one !== plan)
    if (holds) return true
    this.set(plan.name, plan.mine)
    if (stands !== plan.mine) this.planned.add(this.version)
    if (plan.end && stands !== plan.mine)
      this.plans.push({
        ...plan.end,
        name: plan.name,
        base: plan.mine,
        mine: stands,
        stuck: false,
        isEnd: true,
        since: this.version,
        end: undefined,
      })
    return true
  }

  /** Says whether a plan that has begun since that of an end holds; what is to end that later brings back what this would have. */
  hold(end: ModelPlan, insists: boolean): boolean {
    let held = end.base
    for (const [place, state] of this.versions.entries()) {
      if (place < end.since!) continue
      const [was, is] = [this.versions[place - 1]![end.name]!, state[end.name]!]
      const mine = held === end.base ? end.mine : held
      const later = this.plans.find(
        ({ isEnd, stuck, name, since }) => isEnd && !stuck && name === end.name && since === place + 1,
      )
      if (later && (later.mine === held || (insists && mine !== held))) later.mine = mine
      if (this.planned.has(place + 1) && was !== is) held = is
    }
    return held !== end.base
  }

  /** What every waiting plan of a moment or before would make of the site. */
  at(until: number): State {
    const other = this.copy()
    other.makeDue(until)
    return other.state
  }

  letStand(ids: string[]) {
    for (const plan of this.plans) {
      if (ids.includes(plan.id)) plan.insists = true
      if (plan.end && ids.includes(plan.end.id)) plan.end.insists = true
    }
  }
}

describe.each(ENGINES)('planned changes beside a plain model on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))

  async function clear() {
    for (const table of ['documents', 'revisions', 'planned_changes'] as const) await db.deleteFrom(table).execute()
    const tarifs = NAMES.map((name) => ({ id: name, name, price: '40 €' }))
    const fields = { title: 'Maquillage', description: '', videos: [], tarifs, questions: [] }
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'categories', 'soin', fields, null))
  }

  async function stands(read: Database = db): Promise<State> {
    const { tarifs } = (await findDocument(read, 'categories', 'soin'))!
    return Object.fromEntries(tarifs.map(({ name, price }) => [name, price]))
  }

  const listed = async () => {
    const rows = await db
      .selectFrom('planned_changes')
      .select(['id', 'problem', 'change', 'start'])
      .where('abandoned_at', 'is', null)
      .execute()
    return rows.map(({ id, problem }) => `${id} ${problem ? 'stuck' : 'waits'}`).sort()
  }

  test('says at each date what the model says', { timeout: 120_000 }, async () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= SEQUENCES[engine]; seed++) {
      await clear()
      await sequence(seed, seen)
    }
    // A test that never met one of these would say nothing of it.
    expect([...seen].sort()).toEqual(
      [
        'abandoned',
        'conflict',
        'ended',
        'foreseen',
        'insisted',
        'made',
        'overlap',
        'planned',
        'saved',
        'stuck',
        'undone',
      ].sort(),
    )
  })

  async function sequence(seed: number, seen: Set<string>) {
    const random = seededRandom(seed)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
    const model = new Model()
    let now = START

    const fieldsOf = (base: State, name: string, price: string) => ({
      tarifs: NAMES.map((one) => ({ id: one, name: one, price: one === name ? price : base[one]! })),
    })
    const shownIds = () =>
      random() < 0.5 ? [] : model.plans.flatMap(({ id, end }) => (end ? [id, end.id] : [id])).sort()

    async function save() {
      const [name, price] = [pick(NAMES), pick(PRICES)]
      const base = random() < 0.7 ? model.version : 1 + Math.floor(random() * model.version)
      const known = model.versions[base - 1]!
      const plans = shownIds()
      const change = { intent: 'update', collection: 'categories', id: 'soin', base, plans } as const
      const outcome = await applyChange(db, { ...change, fields: fieldsOf(known, name, price) }, 'claire')
      const isRefused = ![known[name], price].includes(model.state[name]!) && price !== known[name]
      expect(outcome.outcome, `save ${seed}`).toBe(isRefused ? 'conflict' : 'saved')
      seen.add(outcome.outcome)
      if (isRefused) return
      const before = model.version
      if (price !== known[name]) model.set(name, price)
      if (model.version !== before) model.letStand(plans)
    }

    async function plan() {
      const [name, price] = [pick(NAMES), pick(PRICES)]
      const at = now + Math.ceil(random() * 10) * DAY
      const until = random() < 0.5 ? at + Math.ceil(random() * 10) * DAY : undefined
      const base = model.state[name]!
      if (price === base) return
      const plans = shownIds()
      const change = { intent: 'update', collection: 'categories', id: 'soin', base: model.version, plans } as const
      const order = ++model.order
      const planning = {
        change: { ...change, fields: fieldsOf(model.state, name, price) },
        at: new Date(at),
        until: until ? new Date(until) : undefined,
      }
      const outcome = await planChange(db, planning, 'claire')
      const then = model.at(at)[name]!
      const before = earlier(at)
      const insists = before.length > 0 && before.every((id) => plans.includes(id))
      const isRefused = then !== base && then !== price && !insists
      expect(outcome.outcome, `plan ${seed}`).toBe(isRefused ? 'overlap' : 'planned')
      seen.add(outcome.outcome)
      if (outcome.outcome !== 'planned') return
      const end = await db.selectFrom('planned_changes').select('id').where('start', '=', outcome.id).executeTakeFirst()
      await db
        .updateTable('planned_changes')
        .set({ planned_at: stamp(order) })
        .where('id', '=', outcome.id)
        .execute()
      if (end)
        await db
          .updateTable('planned_changes')
          .set({ planned_at: stamp(order) })
          .where('id', '=', end.id)
          .execute()
      model.plans.push({
        id: outcome.id,
        at,
        order,
        name,
        base,
        mine: price,
        insists,
        stuck: false,
        isEnd: false,
        end: end && { id: end.id, at: until!, order, insists: false },
      })
      model.letStand(plans)
    }

    /** The plans that are made until a moment, ends of what begins before it included. */
    function earlier(at: number): string[] {
      const ids: string[] = []
      const other = model.copy()
      const make = other.make.bind(other)
      other.make = (plan, insists) => {
        ids.push(plan.id)
        return make(plan, insists)
      }
      other.makeDue(at)
      return ids
    }

    async function step() {
      const plan = model.plans.length > 0 ? pick(model.plans) : undefined
      if (!plan) return
      if (random() < 0.5) {
        expect(await takeStep(db, plan.id, { step: 'abandon' }, new Date(now))).toBeUndefined()
        model.plans = model.plans.filter((one) => one !== plan)
        seen.add('abandoned')
      } else {
        const isOver = plan.end !== undefined && plan.end.at <= now
        const refusal = await takeStep(db, plan.id, { step: 'insist' }, new Date(now))
        expect(refusal === undefined, `insist ${seed}: ${refusal}`).toBe(!isOver)
        if (!isOver) model.make(plan, true)
        seen.add('insisted')
      }
    }

    async function undo() {
      const version = 1 + Math.floor(random() * model.version)
      const entry = pick(NAMES)
      const change = {
        intent: 'restore',
        collection: 'categories',
        id: 'soin',
        version,
        field: 'tarifs',
        entry,
      } as const
      await applyChange(db, change, 'claire')
      model.set(entry, model.versions[version - 1]![entry]!)
      seen.add('undone')
    }

    for (let count = 0; count < STEPS; count++) {
      await pick([save, plan, plan, step, undo])()
      if (random() < 0.4) {
        const before = model.plans.map(({ id }) => id)
        now += Math.ceil(random() * 6) * DAY
        while ((await makeDue(db, new Date(now))) > 0);
        model.makeDue(now)
        if (model.plans.some(({ stuck }) => stuck)) seen.add('stuck')
        if (before.some((id) => !model.plans.some((plan) => plan.id === id))) seen.add('made')
        if (model.plans.some(({ isEnd }) => isEnd)) seen.add('ended')
      }
      expect(await stands(), `sequence ${seed}, step ${count}`).toEqual(model.state)
      if (random() < 0.2) {
        const then = now + Math.floor(random() * 15) * DAY
        const foreseen = await stands(await asItWillBe(db, new Date(then)))
        expect(foreseen, `sequence ${seed}, step ${count}, foreseen`).toEqual(model.at(then))
        if (JSON.stringify(foreseen) !== JSON.stringify(model.state)) seen.add('foreseen')
      }
      const known = model.plans.flatMap(({ id, stuck, end }) => [
        `${id} ${stuck ? 'stuck' : 'waits'}`,
        ...(end ? [`${end.id} waits`] : []),
      ])
      expect(await listed(), `sequence ${seed}, step ${count}`).toEqual(known.sort())
    }
  }
})

/** Plans of one millisecond have no order of their own: here each has its own moment. */
const stamp = (order: number) => new Date(START + order).toISOString()
