import { randomUUID } from 'node:crypto'
import { expect, test, describe, beforeEach } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { MediaLibrary } from '../../media/media-library.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { applyChange } from '../documents/changes.server.ts'
import { findDocument } from '../documents/documents.server.ts'
import { planChange } from '../documents/plan-change.server.ts'
import { changeOf, findPlanned } from '../documents/planned-rows.server.ts'
import { takeStep } from '../documents/planned-steps.server.ts'
import type { Live } from '../live/live.server.ts'
import { OWN, type AskedForm } from './asked-form.ts'
import { findForm, FormAddress } from './asked-form.server.ts'
import type { FormPart } from './form-inputs.ts'
import { takeForm, type Taken } from './take-form.server.ts'
import type { Typed } from './typed-fields.ts'

const DAY = '2998-01-01T08:00'

/** What a form would send as it stands. */
function typedIn(form: AskedForm | undefined): Typed {
  if (form?.kind !== 'fields') throw new Error('It has no fields.')
  const inputs = (parts: FormPart[]): [string, string][] =>
    parts.flatMap((part) => ('legend' in part ? inputs(part.parts) : [[part.name, part.value]]))
  const { from = '', until = '' } = form.moments ?? {}
  return { ...form.hidden, ...Object.fromEntries(inputs(form.parts)), [OWN.from]: from, [OWN.until]: until }
}

describe.each(ENGINES)('the form of what waits to be added, on %s', (engine) => {
  let db: Database
  let plan: string
  let id: string
  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    ;[plan, id] = [randomUUID(), randomUUID()]
    const fields = { titre: 'Noël', contenu: [{ sousTitre: '', texte: 'Dès le 10.' }], image: '' }
    const change = { intent: 'add', collection: 'actualites', id, fields, key: plan } as const
    await planChange(db, { change, at: new Date('2998-01-01T07:00:00Z') }, 'claire')
  })

  const address = () => new FormAddress(`http://site/actualites?modifier=actualites/nouveau&prevu=${plan}`)
  const open = async () => typedIn(await findForm(db, address()))

  function send(typed: Typed, author = 'ines', at = address()): Promise<Taken | undefined> {
    const form = new FormData()
    for (const [name, value] of Object.entries(typed)) form.append(name, value)
    const site = { db, media: {} as MediaLibrary, live: { notify: () => undefined } as unknown as Live }
    return takeForm(site, at, form, author)
  }

  const titlePlanned = async () => {
    const row = await findPlanned(db, plan)
    const change = row && changeOf(row)
    return change?.intent === 'add' ? change.fields['titre'] : undefined
  }

  function refusal(taken: Taken | undefined) {
    if (!taken || !('form' in taken) || taken.form.kind !== 'fields') throw new Error('It was taken.')
    return { status: taken.status, form: taken.form, typed: typedIn(taken.form) }
  }

  test('is sent to where it was opened, which is not that of a new one', async () => {
    const form = await findForm(db, address())
    expect(`http://site${form?.action}`).toBe(address().whole)
    const { form: refused } = refusal(await send({ ...(await open()), titre: '' }))
    expect(refused.action).toBe(form?.action)
  })

  test('does not replace what the other has saved, until that was shown', async () => {
    const [claire, ines] = [await open(), await open()]
    const until = '2998-02-01T08:00'
    expect(await send({ ...claire, titre: 'De Claire', [OWN.until]: until }, 'claire')).toHaveProperty('to')
    const { status, form, typed } = refusal(await send({ ...ines, titre: 'De Inès' }))
    expect(status).toBe(409)
    expect(form.message).toMatch(/a changé entre-temps/)
    expect(form.meanwhile?.texts.map(({ label, text }) => `${label} : ${text.replaceAll('\u00a0', ' ')}`)).toEqual([
      'Titre : De Claire',
      "Jusqu'au : jeudi 1er février 2998 à 8 h",
    ])
    expect(await titlePlanned()).toBe('De Claire')
    expect(typed).toMatchObject({ titre: 'De Inès', [OWN.from]: DAY })
    expect(await send(typed)).toHaveProperty('to')
    expect(await titlePlanned()).toBe('De Inès')
  })

  test('is saved once more where its answer was lost', async () => {
    const typed = { ...(await open()), titre: 'De Inès' }
    expect(await send(typed)).toHaveProperty('to')
    expect(await send(typed)).toHaveProperty('to')
    const atOnce = { ...(await open()), [OWN.from]: '' }
    expect(await send(atOnce)).toHaveProperty('to')
    expect(await send(atOnce)).toHaveProperty('to')
    expect(await findDocument(db, 'actualites', id)).toMatchObject({ titre: 'De Inès', version: 1 })
  })

  test('does not undo another day, nor what was given up', async () => {
    const early = { ...(await open()), titre: 'De Inès' }
    await takeStep(db, plan, { step: 'move', at: new Date('2998-03-01T07:00:00Z') })
    const moved = refusal(await send(early))
    expect(moved.form.meanwhile?.texts.map(({ label }) => label)).toEqual(['Titre', 'À partir du'])
    await takeStep(db, plan, { step: 'abandon' })
    const { status, form, typed } = refusal(await send(moved.typed))
    expect([status, form.message]).toEqual([409, expect.stringMatching(/abandonné entre-temps/)])
    expect((await findPlanned(db, plan))?.abandoned_at).not.toBeNull()
    expect(await send(typed)).toHaveProperty('to')
    expect(await findPlanned(db, plan)).toMatchObject({ abandoned_at: null, at: '2998-01-01T07:00:00.000Z' })
  })

  test.each([DAY, '2026-01-01T08:00'])('goes on with what was made meanwhile, and was to be at %s', async (from) => {
    const early = { ...(await open()), titre: 'De Inès', [OWN.from]: from }
    await takeStep(db, plan, { step: 'now' })
    const { status, form, typed } = refusal(await send(early))
    expect([status, form.message]).toEqual([409, expect.stringMatching(/il est fait/)])
    expect(form.action).toBe(`/actualites?modifier=actualites/${id}`)
    expect(form.meanwhile).toMatchObject({ href: form.action, texts: [{ label: 'Titre', text: 'Noël' }] })
    expect(await findDocument(db, 'actualites', id)).toMatchObject({ titre: 'Noël', version: 1 })
    expect(typed).toMatchObject({ titre: 'De Inès', [OWN.from]: '' })
    expect(await send(typed, 'ines', new FormAddress(`http://site${form.action}`))).toHaveProperty('to')
    expect(await findDocument(db, 'actualites', id)).toMatchObject({ titre: 'De Inès', version: 2 })
  })

  test('adds anew what was made and deleted meanwhile, once that is told', async () => {
    const early = { ...(await open()), titre: 'De Inès' }
    await takeStep(db, plan, { step: 'now' })
    await applyChange(db, { intent: 'remove', collection: 'actualites', id }, 'claire')
    const { form, typed } = refusal(await send(early))
    expect(form.message).toMatch(/n'est plus prévu/)
    expect(await send(typed)).toEqual({ to: '/prevu?fait=planned' })
  })
})
