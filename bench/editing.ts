import type { Page } from '@playwright/test'
import { openSession } from '../tests/support/administrator.ts'
import { HAS_CADDY, startCaddyWithFiles } from '../tests/support/caddy.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startSite } from '../tests/support/site.ts'
import { administrator } from './administrator.ts'
import type { Cleanups } from './cleanups.ts'
import { onPhone, openBrowser, PHONE_WORDS, type Bytes } from './phone.ts'
import { progress } from './progress.ts'
import { spread, table } from './table.ts'
import { observeVitals, readVitals } from './vitals.ts'

const ROUNDS = 5
const PATH = '/soins/soins-des-mains'

/** A page with as many prices as none has, and what is typed in the form of one. */
const LONG = { path: '/soins/soins-des-pieds', id: 'soins-des-pieds', prices: 200 }
const TYPED = 'Beauté des pieds et pose'

/** How long something may take, in milliseconds. */
const PATIENCE = 60_000

/** What is pressed as soon as it is painted, and what is then typed and saved, if anything. */
interface Task {
  press: string
  title?: string
}

/** When something happened, in milliseconds since 1970, by the clock of the page. */
type Moments = Partial<Record<'start' | 'offered' | 'pressed' | 'caret' | 'sent' | 'saved' | 'shown', number>>

interface Figures {
  offered: number
  caret: number
  saved: number
  shown: number
  script: number
}

/**
 * Measures how soon an administrator can edit a page, and how soon it shows what she saved, of a site behind Caddy as
 * `deploy/` has it: HTTP/2 for all of it, published files for visitors. Returns Markdown.
 */
export async function editing(cleanups: Cleanups): Promise<string> {
  if (!HAS_CADDY) return 'Skipped: Caddy is not installed here.'
  const origin = `https://127.0.0.1:${await freePort()}`
  const site = await startSite({ DATABASE_URL: '', SITE_URL: origin })
  cleanups.add(() => site.stop())
  const caddy = await startCaddyWithFiles(site, origin)
  cleanups.add(() => caddy.stop())
  const browser = await openBrowser(cleanups, origin)
  const cookies = (await openSession(site)).split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin }
  })
  const save = await administrator(site, 'categories', LONG.id)
  await save({ tarifs: Array.from({ length: LONG.prices }, (_, place) => priceLine(place)) })

  const visits: number[] = []
  const cold: Figures[] = []
  const warm: Figures[] = []
  const whole: number[] = []
  const rich: { caret: number; script: number }[] = []
  const typing = { early: [] as number[], alive: [] as number[] }
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`editing, round ${round} of ${ROUNDS}`)
    await onPhone(browser, async ({ page }) => {
      await page.addInitScript(observeVitals)
      await page.goto(origin + PATH, { waitUntil: 'networkidle' })
      visits.push((await page.evaluate(readVitals)).lcp)
    })
    await onPhone(browser, async ({ page, context, bytes, open }) => {
      await context.addCookies(cookies)
      const task = { press: 'Modifier le titre', title: `Soins des mains ${round}` }
      cold.push(await edit(page, bytes, origin + PATH, task))
      whole.push(bytes.Script / 1024)
      warm.push(await edit(await open(), bytes, origin + PATH, { ...task, title: `${task.title} bis` }))
    })
    await onPhone(browser, async ({ page, context, bytes }) => {
      await context.addCookies(cookies)
      const { moments, script } = await carryOut(page, bytes, origin + PATH, { press: 'Modifier la description' })
      rich.push({ caret: moments.caret! - moments.pressed!, script })
    })
    for (const [moment, longest] of Object.entries(typing))
      await onPhone(browser, async ({ page, context }) => {
        await context.addCookies(cookies)
        longest.push(await longestTask(page, origin + LONG.path, moment === 'alive'))
      })
  }
  const words = (runs: Figures[], name: keyof Figures, digits = 0) =>
    spread(
      runs.map((run) => run[name]),
      digits,
    )
  const ofRich = (name: keyof (typeof rich)[number], digits = 0) =>
    spread(
      rich.map((run) => run[name]),
      digits,
    )
  return [
    `\`${PATH}\`, signed in; Chromium ${browser.version()}, ${PHONE_WORDS}; ${ROUNDS} times; median (least–greatest). « Modifier » is pressed as soon as it is painted, and what was typed is sent as soon as it is.`,
    '',
    table(
      ['', 'nothing kept', 'kept'],
      [
        ['a visitor sees the page after (LCP), ms', spread(visits, 0), ''],
        ['« Modifier » can be pressed after, ms', words(cold, 'offered'), words(warm, 'offered')],
        ['from the press to the caret in the field, ms', words(cold, 'caret'), words(warm, 'caret')],
        ['from the start to « Enregistré », typing aside, ms', words(cold, 'saved'), words(warm, 'saved')],
        ['from the start to the page as saved, typing aside, ms', words(cold, 'shown'), words(warm, 'shown')],
        ['script until the caret, KB', words(cold, 'script', 1), words(warm, 'script', 1)],
        ['script once the saved page is alive, KB', spread(whole, 1), ''],
        ['a text with formatting: from the press to the caret, ms', ofRich('caret'), ''],
        ['script until that caret, KB', ofRich('script', 1), ''],
        [`the longest task while typing beside ${LONG.prices} prices, ms`, spread(typing.early, 0), ''],
        ['the same once the page is alive, ms', spread(typing.alive, 0), ''],
      ],
    ),
    '',
    'A task is counted from 50 ms; 0 is none.',
  ].join('\n')
}

const priceLine = (place: number) => ({
  id: `ligne-${place}`,
  name: `Soin des pieds ${place}`,
  price: `${place + 20} €`,
})

/** Changes the title of a page as soon as that can be done, and waits until the page is alive. */
async function edit(page: Page, bytes: Bytes, url: string, task: Task): Promise<Figures> {
  const { moments, script } = await carryOut(page, bytes, url, task)
  const { start, offered, pressed, caret, sent, shown } = moments as Required<Moments>
  // The page may be there before a frame in which that is said.
  const saved = moments.saved ?? shown
  const open = offered - start + caret - pressed
  return {
    offered: offered - start,
    caret: caret - pressed,
    saved: open + saved - sent,
    shown: open + shown - sent,
    script,
  }
}

/** Has a page do a task by itself: what drives it from outside takes as long as what is measured. */
async function carryOut(page: Page, bytes: Bytes, url: string, task: Task) {
  const moments: Moments = {}
  const before = bytes.Script
  let script = 0
  await page.exposeFunction('tell', (name: keyof Moments, at: number) => {
    moments[name] ??= at
    if (name === 'caret') script = (bytes.Script - before) / 1024
  })
  await page.addInitScript(doAtOnce, task)
  await page.goto(url, { waitUntil: 'commit' })
  const last = task.title === undefined ? 'caret' : 'shown'
  const end = performance.now() + PATIENCE
  while (moments[last] === undefined) {
    if (performance.now() > end) throw new Error(`${task.press}: ${JSON.stringify(moments)}`)
    await page.waitForTimeout(50)
  }
  if (task.title !== undefined) await untilAlive(page)
  await page.close()
  return { moments, script }
}

async function untilAlive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Voir comme en visite' }).waitFor({ timeout: PATIENCE })
  await page.waitForLoadState('networkidle')
}

/** Runs in each document of a page, before anything of it: presses, types and saves as soon as that can be done. */
function doAtOnce({ press, title }: Task): void {
  const { tell } = globalThis as unknown as { tell: (name: string, at: number) => void }
  const note = (name: string, at = performance.now()) => tell(name, performance.timeOrigin + at)
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  const named = (selector: string, words: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent?.trim() === words)
  const isShown = () => title !== undefined && document.querySelector('h1')?.textContent === title
  let stage: 'reading' | 'opening' | 'saving' | 'done' = 'reading'
  const steps = {
    reading(frame: number) {
      const painted = firstPaint()
      const link = named('a[href*="modifier="], button[data-opens]', press)
      if (link) seen ??= frame
      if (painted === undefined) return
      if (isShown()) note('shown')
      else if (link) {
        note('offered', Math.max(painted, seen!))
        note('pressed')
        link.click()
      } else return
      stage = isShown() ? 'done' : 'opening'
    },
    opening() {
      const field = document.activeElement
      if (!field?.matches('input:not([type=hidden]), textarea, [contenteditable=true]')) return
      note('caret')
      stage = 'done'
      if (title === undefined) return
      Object.assign(field, { value: title })
      field.dispatchEvent(new Event('input', { bubbles: true }))
      note('sent')
      named('button', 'Sauvegarder')!.click()
      stage = 'saving'
    },
    saving() {
      if (named('[role=status] p', 'Enregistré')) note('saved')
      // A form that stands in the page says it by the page itself.
      else if (isShown()) ['saved', 'shown'].forEach((name) => note(name))
      else return
      stage = 'done'
    },
    done: () => undefined,
  }
  let seen: number | undefined
  note('start', 0)
  const step = (frame: number) => {
    steps[stage](frame)
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Types in the form of a price in the middle of a long page. Returns the longest task of it, in milliseconds. */
async function longestTask(page: Page, url: string, isAlive: boolean): Promise<number> {
  await page.goto(url, { waitUntil: 'load' })
  if (isAlive) await untilAlive(page)
  const line = page.locator('li[data-row]').nth(LONG.prices / 2)
  await line
    .locator(isAlive ? 'button[data-edit]' : 'a[href*="modifier="]')
    .first()
    .tap()
  await page.waitForFunction(() => document.activeElement?.matches('input:not([type=hidden]), [contenteditable=true]'))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await page.keyboard.type(TYPED, { delay: 100 })
  await page.waitForTimeout(1000)
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks))
}
