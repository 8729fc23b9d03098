import { test as base, expect, type BrowserContext } from '@playwright/test'
import { startSite, type RunningSite } from './site.ts'

interface Faults {
  /** Lets a journey meet what it is about: a message or failed request that matches is no fault. */
  allow: (pattern: RegExp) => void
}

type Settings = Record<string, string>

/**
 * A journey through a site of its worker's own: one for all files that settle nothing, and one for each that has `settings`.
 * It fails on any console message, page error, failed request or request to another host that it does not expect.
 */
export const test = base.extend<
  { faults: Faults; site: RunningSite; settings: Settings },
  { common: () => Promise<RunningSite>; ownOf: (file: string, settings: Settings) => Promise<RunningSite> }
>({
  settings: [{}, { option: true }],
  common: [
    async ({}, use) => {
      let site: RunningSite | undefined
      await use(async () => (site ??= await startSite()))
      await site?.stop()
    },
    { scope: 'worker' },
  ],
  ownOf: [
    async ({}, use) => {
      let own: { file: string; site: RunningSite } | undefined
      const stopping: Promise<void>[] = []
      const stop = () => {
        if (own) stopping.push(own.site.stop())
        own = undefined
      }
      await use(async (file, settings) => {
        if (own?.file !== file) {
          stop()
          own = { file, site: await startSite(settings) }
        }
        return own.site
      })
      stop()
      await Promise.all(stopping)
    },
    { scope: 'worker' },
  ],
  site: async ({ common, ownOf, settings }, use, { file }) => {
    const isCommon = Object.keys(settings).length === 0
    await use(await (isCommon ? common() : ownOf(file, settings)))
  },
  baseURL: async ({ site }, use) => use(site.origin),
  page: async ({ page, javaScriptEnabled }, use) => {
    // Before it is alive, an administrators' page answers by itself, at another address. `waitUntil` is for journeys about that.
    const alive = async (options: Parameters<typeof page.reload>[0]) => {
      if (javaScriptEnabled !== false && !options?.waitUntil)
        await page.waitForFunction(() => !document.querySelector('[data-waiting]'), undefined, { timeout: 30_000 })
    }
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      await alive(options)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      await alive(options)
      return response
    }
    await use(page)
  },
  faults: [
    async ({ browser, context, site, javaScriptEnabled }, use) => {
      const seen: string[] = []
      const allowed: RegExp[] = []
      const watch = (watched: BrowserContext, origin: string, hasScript: boolean) => {
        watched.on('console', (message) => {
          // Pressed or filled in before the page has moved the focus, a field keeps it: that is right, and journeys are as fast.
          if (/^Autofocus processing was blocked because a document already has/.test(message.text())) return
          seen.push(`console: ${message.text()} ${message.location().url}`)
        })
        watched.on('weberror', (error) => {
          const { message } = error.error()
          // Left, hidden or resized before its arrival has been animated, a page gives the animation up: that is no fault, and
          // Chromium reports it of a page without script, as nothing there can hear it. That a page asked too late is one.
          if (/^Transition was (skipped|aborted)/.test(message) && !message.includes('opt-in disabled')) return
          seen.push(`error: ${message}`)
        })
        watched.on('request', (request) => {
          if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
            seen.push(`another host: ${request.url()}`)
        })
        watched.on('requestfailed', (request) => {
          // Without script, the browser gives up what a page asked for ahead of it.
          if (!hasScript && request.url().endsWith('.js')) return
          // A page that is left, or a film that is not played on, ends its own requests.
          if (request.failure()?.errorText !== 'net::ERR_ABORTED') seen.push(`failed: ${request.url()}`)
        })
        watched.on('response', (response) => {
          if (response.status() >= 400) seen.push(`status ${response.status()}: ${response.url()}`)
        })
      }
      watch(context, site.origin, javaScriptEnabled !== false)
      // Other people's browsers are watched as well.
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const another = await newContext(options)
        watch(another, options?.baseURL ?? site.origin, options?.javaScriptEnabled !== false)
        return another
      }
      await use({ allow: (pattern) => allowed.push(pattern) })
      browser.newContext = newContext
      expect(seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
