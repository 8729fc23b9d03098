import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { HAS_NGINX, startNginx as startFront } from '../tests/support/nginx.ts'
import type { RunningSite } from '../tests/support/site.ts'
import type { Cleanups } from './cleanups.ts'
import { startNginx } from './nginx.ts'
import { onPhone, openBrowser, PHONE_WORDS, startElsewhere } from './phone.ts'
import { progress } from './progress.ts'
import { untilPublished } from './static-copy.ts'
import { spread, table } from './table.ts'
import { observeVitals, readVitals, type Vitals } from './vitals.ts'

const ROUNDS = 5

const PATHS = ['/soins/epilation-a-la-cire', '/soins/soins-des-mains', '/notre-centre', '/mentions-legales']

const STYLE =
  'body{max-width:60rem;margin:auto;padding:1rem;background:#fdf6ec;color:#191919;font:1rem/1.65 sans-serif}h1,h2{font-family:serif}ul{padding:0;list-style:none}.prices li{display:flex;justify-content:space-between;border-bottom:1px solid #e6d5bb;padding:.5rem 0}'

/** What a page says, without what it looks like. */
interface Words {
  title: string
  paragraphs: string[]
  prices: string[]
  questions: [question: string, answer: string][]
}

/**
 * Measures first views of the published files, each beside a page that says the same and is written by hand: its style
 * inside, no picture, no font to fetch. Both are behind nginx. Returns Markdown.
 */
export async function handMade(site: RunningSite, cleanups: Cleanups): Promise<string> {
  if (!HAS_NGINX) return 'Skipped: nginx is not installed here.'
  await untilPublished(site, PATHS)
  const browser = await openBrowser(cleanups)
  const elsewhere = await startElsewhere(cleanups)
  const front = await startFront(site)
  cleanups.add(() => front.stop())
  const written = await Promise.all(
    PATHS.map(async (path) => ({
      path,
      headers: {},
      body: gzipSync(page(await wordsOf(browser, site.origin + path))),
    })),
  )
  const plain = await startNginx(written, cleanups)
  if (typeof plain === 'string') return plain

  const seen = PATHS.map((path) => ({ path, ours: [] as Vitals[], theirs: [] as Vitals[] }))
  await view(browser, elsewhere, front.origin + PATHS[0]!)
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { path, ours, theirs } of seen) {
      progress(`beside a page by hand, round ${round} of ${ROUNDS}: ${path}`)
      theirs.push(await view(browser, elsewhere, plain.urlOf(path)))
      ours.push(await view(browser, elsewhere, front.origin + path))
    }
  }
  const ratios = ({ ours, theirs }: (typeof seen)[number]) => ours.map(({ lcp }, round) => lcp / theirs[round]!.lcp)
  const of = (views: Vitals[], name: keyof Vitals) =>
    spread(
      views.map((one) => one[name]),
      0,
    )
  const all = <T>(values: (one: (typeof seen)[number]) => T[]) => seen.flatMap(values)
  return [
    `Chromium ${browser.version()}, ${PHONE_WORDS}; ${ROUNDS} interleaved rounds; median (least–greatest). _Blocked_ is what tasks take beyond 50 ms each from the start of the navigation.`,
    '',
    table(
      ['route', 'LCP, ms', 'by hand, ms', 'ratio', 'blocked, ms', 'by hand, ms'],
      [
        ...seen.map((one) => [
          `\`${one.path}\``,
          of(one.ours, 'lcp'),
          of(one.theirs, 'lcp'),
          spread(ratios(one)),
          of(one.ours, 'blocked'),
          of(one.theirs, 'blocked'),
        ]),
        [
          '**all**',
          of(
            all(({ ours }) => ours),
            'lcp',
          ),
          of(
            all(({ theirs }) => theirs),
            'lcp',
          ),
          spread(all(ratios)),
          of(
            all(({ ours }) => ours),
            'blocked',
          ),
          of(
            all(({ theirs }) => theirs),
            'blocked',
          ),
        ],
      ],
    ),
  ].join('\n')
}

/** Reads what a page says. */
async function wordsOf(browser: Browser, url: string): Promise<Words> {
  const reader = await browser.newPage()
  try {
    await reader.goto(url)
    return await reader.evaluate(() => {
      const main = document.querySelector('main')!
      const text = (element: Element | null) => element?.textContent?.trim() ?? ''
      const prices = main.querySelector('#tarifs')
      const questions = [...main.querySelectorAll('#questions details')]
      return {
        title: text(main.querySelector('h1')),
        paragraphs: [...main.querySelectorAll('p')]
          .filter((one) => !prices?.contains(one) && !one.closest('#questions'))
          .map(text)
          .filter(Boolean),
        prices: [...(prices?.querySelectorAll('li') ?? [])].map(text),
        questions: questions.map((one): [string, string] => [
          text(one.querySelector('summary')),
          text(one).slice(text(one.querySelector('summary')).length),
        ]),
      }
    })
  } finally {
    await reader.close()
  }
}

function page({ title, paragraphs, prices, questions }: Words): string {
  const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const each = (texts: string[], tag: string) => texts.map((text) => `<${tag}>${safe(text)}</${tag}>`).join('')
  const details = questions.map(
    ([question, answer]) => `<details open><summary>${safe(question)}</summary><p>${safe(answer)}</p></details>`,
  )
  return `<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${STYLE}</style><h1>${safe(title)}</h1>${each(paragraphs, 'p')}<ul class="prices">${each(prices, 'li')}</ul>${details.join('')}</html>`
}

function view(browser: Browser, elsewhere: string, url: string): Promise<Vitals> {
  return onPhone(browser, async ({ page }) => {
    await page.goto(elsewhere)
    await page.addInitScript(observeVitals)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    return page.evaluate(readVitals)
  })
}
