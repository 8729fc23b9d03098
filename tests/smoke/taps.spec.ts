import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

/** What a hand on a telephone does from the home page: each press is counted, reading and typing are not. */
class Hand {
  taps = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator) {
    this.taps++
    // A hand presses what stands still: far down, what is above it is laid out as it comes into view.
    await target.scrollIntoViewIfNeeded()
    let before = ''
    const isStill = async () => {
      const last = before
      before = JSON.stringify(await target.boundingBox())
      return before === last
    }
    await expect.poll(isStill).toBe(true)
    await target.tap()
  }
}

const main = (page: Page) => page.getByRole('main')

const TASKS: { task: string; most: number; go: (hand: Hand) => Promise<void> }[] = [
  {
    task: 'the price of a half-leg wax',
    most: 2,
    go: async (hand) => {
      const { page } = hand
      await hand.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Tous les tarifs' }))
      const field = page.getByLabel('Chercher un tarif')
      await hand.tap(field)
      await field.fill('demi-jambes')
      await expect(page.locator('#tarifs li:visible').first()).toContainText(/Demi-jambes.*€/s)
    },
  },
  {
    task: 'open today',
    most: 0,
    go: async ({ page }) =>
      expect(
        main(page)
          .getByRole('link', { name: /^(Ouv|Ferm|Jour férié)/ })
          .first(),
      ).toBeInViewport({ ratio: 1 }),
  },
  {
    task: 'to call',
    most: 1,
    go: async (hand) => {
      const call = hand.page.getByRole('banner').locator('a[href^="tel:"]:visible')
      await expect(call).toBeInViewport({ ratio: 1 })
      await hand.tap(call)
    },
  },
  {
    task: 'to book a given treatment',
    most: 2,
    go: async (hand) => {
      const { page } = hand
      await hand.tap(
        main(page)
          .getByRole('link', { name: /Soins du visage/ })
          .last(),
      )
      await expect(page).toHaveURL(/\/soins\/soins-du-visage$/)
      await hand.tap(main(page).locator('a[href*="/rendez-vous?soin="]:visible').first())
      await expect(main(page)).toContainText('Soins du visage')
    },
  },
  {
    task: 'a gift voucher',
    most: 2,
    go: async (hand) => {
      const { page } = hand
      await hand.tap(main(page).locator('a[href="/cheques-cadeaux"]:visible').first())
      await expect(page).toHaveURL('/cheques-cadeaux')
      // Without a service, it is asked for by telephone.
      await hand.tap(main(page).locator('a[href^="tel:"]:visible').first())
    },
  },
  {
    task: 'where it is and where to park',
    most: 1,
    go: async (hand) => {
      const { page } = hand
      await hand.tap(
        main(page)
          .getByRole('link', { name: /^(Ouv|Ferm|Jour férié)/ })
          .first(),
      )
      await expect(page).toHaveURL('/notre-centre')
      await expect(main(page).locator('address')).toBeInViewport({ ratio: 1 })
      await expect(main(page).getByText('Parking gratuit')).toBeInViewport({ ratio: 1 })
    },
  },
  {
    task: 'whether a treatment is for somebody pregnant',
    most: 2,
    go: async (hand) => {
      const { page } = hand
      await hand.tap(
        main(page)
          .getByRole('link', { name: /Soins du visage/ })
          .last(),
      )
      await expect(main(page).locator('dt', { hasText: 'Grossesse' })).toBeVisible()
    },
  },
  {
    task: 'what is new',
    most: 1,
    go: async (hand) => {
      await hand.tap(hand.page.locator('main a[href="/actualites"]:visible, footer a[href="/actualites"]').first())
      await expect(hand.page).toHaveURL('/actualites')
      await expect(main(hand.page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    },
  },
]

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const { task, most, go } of TASKS)
  test(`from the home page, ${task}: at most ${most} taps`, async ({ page }) => {
    await page.goto('/')
    const hand = new Hand(page)
    await go(hand)
    expect(hand.taps).toBeLessThanOrEqual(most)
  })
