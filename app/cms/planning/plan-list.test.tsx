import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readHistoryForm } from '../history/page.server'
import { PlanList } from './plan-list'
import type { MadeLine, PlanLine } from './plan-lines.server'

const LINE: PlanLine = {
  id: '6f0c1a52-6d2b-4c5e-9a54-0d7c2f1b9e10',
  at: '2027-01-01T07:00:00.000Z',
  clock: '2027-01-01T08:00',
  time: '8 h',
  author: 'prévu par Claire le 24 novembre 2026',
  sentences: ['Maquillage : tarif « Soir » 40 € → 45 €', 'Massage : tarif « Dos » 60 € → 65 €'],
  count: 2,
  page: { href: '/tarifs', name: 'Tous les tarifs' },
  form: undefined,
  isEnd: false,
  until: undefined,
  problem: undefined,
  isGone: false,
  isLate: false,
}

const MADE: MadeLine = {
  key: 'categories/maquillage/2',
  savedAt: '2026-11-24T07:00:00.000Z',
  time: "Aujourd'hui, 8 h",
  author: 'prévu par Claire le 23 novembre 2026',
  sentences: ['Maquillage : tarif « Soir » 40 € → 45 €'],
  page: { href: '/soins/maquillage', name: 'Maquillage' },
  undo: { intent: 'undo', collection: 'categories', id: LINE.id, version: 0 },
}

const DAYS = [{ day: '2027-01-01', label: 'vendredi', lines: [LINE] }]

const markup = (
  made: MadeLine[],
  { abandoned = [], stuck = [], days = DAYS, dated = [], given }: Partial<Parameters<typeof PlanList>[0]> = {},
) =>
  renderToStaticMarkup(
    <PlanList
      stuck={stuck}
      days={days}
      dated={dated}
      abandoned={abandoned}
      made={made}
      refusal={undefined}
      done={given && "Ce changement n'est plus prévu."}
      given={given}
    />,
  ).replace(/[\u00a0\u202f]/g, ' ')

test('a change of several documents is one line, which opens onto what it does to each', () => {
  const html = markup([])
  expect(html.match(/<li/g)).toHaveLength(1)
  expect(html).toMatch(/<summary>2 pages changées ensemble<\/summary>.*Maquillage.*Massage/)
  expect(html).not.toContain("Ce qui s'est fait")
})

test("the form of 'Rétablir' asks what the history's does", () => {
  const html = markup([MADE, { ...MADE, key: 'autre', undo: undefined }])
  const form = /<form [^>]*"\/prevu"[^>]*>((?:(?!<\/form>).)*Rétablir.*?)<\/form>/.exec(
    html.slice(html.indexOf('id="faits"')),
  )![1]!
  const given = new FormData()
  for (const [, name, value] of form.matchAll(/name="(\w+)" value="([^"]*)"/g)) given.append(name!, value!)
  const { id } = LINE
  expect(readHistoryForm(given)).toEqual({
    change: { intent: 'undo', collection: 'categories', id },
    standing: undefined,
  })
  expect(html.match(/Rétablir/g)).toHaveLength(1)
})

test("what was given up has one step, 'Rétablir', in its line and beside what was said of it", () => {
  const html = markup([], { abandoned: [LINE], given: LINE })
  const section = html.slice(html.indexOf('id="abandonnes"'))
  expect(section).toMatch(/Maquillage.*Massage/)
  expect(section.match(/<button/g)).toHaveLength(1)
  expect(html.match(/name="step" value="resume"/g)).toHaveLength(2)
  expect(markup([])).not.toContain('Abandonnés')
})

test('what was taken up again after its moment is made when it is said, over nothing unseen', () => {
  const html = markup([], { stuck: [{ ...LINE, problem: 'Son moment est passé.', isLate: true }] })
  const section = html.slice(html.indexOf('id="non-faits"'), html.indexOf('id="jour-'))
  expect(section).toContain('Faire maintenant')
  expect(section).not.toContain('Faire quand même')
})

test('an offer with its own days is told, and then not that nothing is planned', () => {
  const page = { href: '/offres-du-moment', name: 'Nos Offres' }
  const offer = { key: 'noel', day: '2026-12-01', period: 'Du 1er au 24 décembre', words: 'Offre « Noël »', page }
  const html = markup([], { days: [], dated: [offer] })
  expect(html).toMatch(/Offres et horaires datés.*Du 1er au 24 décembre.*Offre « Noël »/)
  expect(html).not.toContain('Rien n')
  expect(html).toContain('Aucun changement')
  expect(markup([], { days: [] })).toContain('Rien n')
})

test("'Faire maintenant' is asked before it is done, also without script", () => {
  const html = markup([])
  const [, asked = ''] = /<details[^>]*><summary>Faire maintenant .*?<\/summary>(.*?)<\/details>/.exec(html) ?? []
  expect(asked).toContain('aussitôt')
  expect(asked).toContain('name="step" value="now"')
  expect(html.match(/value="now"/g)).toHaveLength(1)
})
