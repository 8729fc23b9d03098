import type { Locator, Page } from '@playwright/test'
import { codeAt } from '../../app/accounts/second-factor/one-time-code.server.ts'
import { runAdmin, withSecond, type SECOND } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { pressTwice } from '../support/press-twice.ts'
import { readRecoveryCodes } from '../support/recovery-codes.ts'
import { query } from '../support/site-database.ts'
import { forgetSession, signIn } from '../support/sign-in.ts'

// A site of its own: sessions end here.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const codeField = (page: Page) => page.getByLabel('Code de vérification')

const expectDescribed = (field: Locator, words: RegExp) => expect(field).toHaveAccessibleDescription(words)

/** The code of so many steps from now: one is good once, and the next is taken already. */
const codeOf = (secret: string, steps: 0 | 1) => codeAt(secret, Math.floor(Date.now() / 30_000) + steps)

/** Turns codes on, and returns the secret and the recovery codes. */
async function turnOn(
  page: Page,
  { email, password }: typeof SECOND,
  looked: () => Promise<void> = () => Promise.resolve(),
) {
  await signIn(page, email, password)
  await expect(page).toHaveURL('/')
  await page.goto('/admin/code')
  await looked()
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Activer' }).click()
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible()
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '')
  await looked()
  await codeField(page).fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Vérifier et activer' }).click()
  const recoveryCodes = await readRecoveryCodes(page)
  await looked()
  return { secret, recoveryCodes }
}

async function leave(page: Page) {
  await forgetSession(page)
  await page.goto('/')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('codes are turned on, asked for, and replaced by one on paper', async ({ page, site, faults }) => {
      faults.allow(/40[01].*login/)
      await withSecond(site, async (account) => {
        const { secret, recoveryCodes } = await turnOn(page, account)
        await page.reload()
        await expect(page.getByText(recoveryCodes[0]!)).toHaveCount(0)
        await leave(page)

        await signIn(page, account.email, account.password)
        await expect(codeField(page)).toBeVisible()
        await expect(page.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
        await expect(codeField(page)).toBeFocused()
        await codeField(page).fill('000000')
        await expectDescribed(codeField(page), /Obligatoire/)
        await page.getByRole('button', { name: 'Vérifier' }).click()
        await expect(page.getByRole('alert').first()).toContainText(/Erreur de connexion\s: ce code est faux/)
        await expect(codeField(page)).toBeFocused()
        await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
        await codeField(page).fill(codeOf(secret, 1))
        await page.getByRole('button', { name: 'Vérifier' }).click()
        await expect(page).toHaveURL('/')
        await leave(page)

        await signIn(page, account.email, account.password)
        await expect(codeField(page)).toBeFocused()
        // As it is read from paper.
        await codeField(page).fill(` ${recoveryCodes[0]!.replaceAll('-', ' ').toUpperCase()}`)
        await page.getByRole('button', { name: 'Vérifier' }).click()
        await expect(page).toHaveURL('/')
        await page.goto('/admin')
        await expect(page.getByText(/Code de vérification à la connexion\s: activé/)).toBeVisible()
        await page.getByRole('link', { name: 'Le changer' }).click()
        await expect(page.getByText('Il vous reste 9 codes de secours')).toBeVisible()
      })
    })

    test('a first code that is sent again is not said to be wrong', async ({ page, site }) => {
      await withSecond(site, async (account) => {
        await turnOn(page, account)
        await page.reload()
        await expect(page.getByText("Vous n'avez pas vu vos codes de secours")).toBeFocused()
        await expect(page.getByRole('heading', { name: 'Activé' })).toBeVisible()
        await expect(page.getByText('Ce code est faux')).toHaveCount(0)
      })
    })

    test('turning codes off takes the password and a code', async ({ page, site, faults }) => {
      faults.allow(/400.*admin\/code/)
      await withSecond(site, async (account) => {
        const { recoveryCodes } = await turnOn(page, account)
        await page.goto('/admin/code')
        const turnOff = async (password: string, code: string) => {
          await page.getByLabel('Mot de passe').fill(password)
          await codeField(page).fill(code)
          await page.getByRole('button', { name: 'Désactiver' }).click()
        }
        await turnOff('ce-nest-pas-celui-la', '000000')
        await expectDescribed(page.getByLabel('Mot de passe'), /Ce mot de passe est incorrect\./)
        await expect(page.getByLabel('Mot de passe')).toHaveAttribute('aria-invalid', 'true')
        await turnOff(account.password, '000000')
        await expectDescribed(codeField(page), /Ce code est faux, ou a déjà servi\./)
        await turnOff(account.password, recoveryCodes[1]!)
        await expect(page.getByRole('button', { name: 'Activer' })).toBeVisible()
        await leave(page)
        await signIn(page, account.email, account.password)
        await expect(page).toHaveURL('/')
      })
    })
  })
}

test('« Recommencer » keeps the page that comes after the sign-in', async ({ page, site }) => {
  await withSecond(site, async (account) => {
    await turnOn(page, account)
    await leave(page)
    await page.goto('/login?fin=%2Fadmin%2Fcode')
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByLabel('Mot de passe').fill(account.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('link', { name: 'Recommencer' }).click()
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expect(page).toHaveURL('/login?fin=%2Fadmin%2Fcode')
  })
})

test('a session that ends under a text asks for the code as well, and goes on', async ({ page, site, faults }) => {
  faults.allow(/status 401: .*\/api\/|\(Unauthorized\)/)
  await withSecond(site, async (account) => {
    const { secret } = await turnOn(page, account)
    await page.goto('/soins/soins-des-mains')
    await page.getByRole('button', { name: 'Modifier le titre' }).click()
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Soins des mains, gardé')
    query(site, 'delete from session')
    const dialog = page.getByRole('dialog', { name: 'Votre session est terminée' })
    await expect(dialog.getByText('Les deux champs sont obligatoires.')).toBeVisible()
    await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Au format/)
    await dialog.getByLabel('Mot de passe').fill(account.password)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await codeField(page).fill('000000')
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(dialog).toContainText('ce code est faux')
    await expectDescribed(codeField(page), /Obligatoire.*ce code est faux/s)
    await expectAccessible(page)
    await codeField(page).fill(codeOf(secret, 1))
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Soins des mains, gardé')
    await page.getByRole('button', { name: 'Annuler' }).click()
  })
})

test('a lost telephone is helped from the command line', async ({ page, site }) => {
  await withSecond(site, async (account) => {
    await turnOn(page, account)
    await leave(page)
    const off = ['second-factor', 'off', '--email', account.email]
    await runAdmin(site, off)
    await expect(runAdmin(site, off)).rejects.toThrow('ne demande pas de code')
    await signIn(page, account.email, account.password)
    await expect(page).toHaveURL('/')
    expect(await runAdmin(site, ['journal'])).toMatch(/code de vérification désactivé\t-\t-\n/)
  })
})

test('a visitor is led to the sign-in page, and another site turns nothing on', async ({ page, site, request }) => {
  await page.goto('/admin/code')
  await expect(page).toHaveURL('/login')
  const form = { intent: 'begin', password: site.account.password }
  const visitor = await request.post('/admin/code', { form, maxRedirects: 0 })
  expect([visitor.status(), visitor.headers()['location']]).toEqual([303, '/login'])
  expect(query(site, 'select * from second_factors')).toEqual([])
})

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({ page, site }) => {
    await withSecond(site, async (account) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await turnOn(page, account, () => expectAccessible(page))
      await page.goto('/admin/code')
      await expectAccessible(page)
      await leave(page)
      await signIn(page, account.email, account.password)
      await expect(codeField(page)).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
}

test('a wrong first code is tried again beside its field, and the secret stays away', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/400.*admin\/code/)
  await withSecond(site, async (account) => {
    await signIn(page, account.email, account.password)
    await expect(page).toHaveURL('/')
    await page.goto('/admin/code')
    await page.getByLabel('Mot de passe').fill(account.password)
    await page.getByRole('button', { name: 'Activer' }).click()
    const secret = (await page.locator('main code').innerText()).replaceAll(' ', '')
    await codeField(page).fill('000000')
    await page.getByRole('button', { name: 'Vérifier et activer' }).click()
    await expectDescribed(codeField(page), /Ce code est faux/)
    await expect(codeField(page)).toBeFocused()
    await expect(page.locator('main code')).toHaveCount(0)
    expect(await page.content()).not.toContain(secret)
    await expectAccessible(page)
    await codeField(page).fill(codeOf(secret, 0))
    await page.getByRole('button', { name: 'Vérifier et activer' }).click()
    await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  })
})

test('a key on its way to the app is still good where the page is loaded anew', async ({ page, site }) => {
  await withSecond(site, async (account) => {
    await signIn(page, account.email, account.password)
    await expect(page).toHaveURL('/')
    await page.goto('/admin/code')
    const begin = async () => {
      await page.getByLabel('Mot de passe').fill(account.password)
      await page.getByRole('button', { name: 'Activer', exact: true }).click()
      return (await page.locator('main code').innerText()).replaceAll(' ', '')
    }
    const secret = await begin()
    await page.goto('/admin/code')
    await expect(page.locator('main code')).toHaveCount(0)
    expect(await page.content()).not.toContain(secret)
    await expectAccessible(page)
    expect(await begin()).toBe(secret)
    await page.goto('/admin/code')
    await codeField(page).fill(codeOf(secret, 0))
    await page.getByRole('button', { name: 'Vérifier et activer' }).click()
    await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  })
})

test('a button that is pressed twice makes codes once, and they are read', async ({ page, site }) => {
  await withSecond(site, async (account) => {
    const { secret } = await turnOn(page, account)
    await page.goto('/admin/code')
    await page.getByLabel('Mot de passe').fill(account.password)
    await codeField(page).fill(codeOf(secret, 1))
    const renew = page.getByRole('button', { name: 'Refaire les codes de secours' })
    const sent = await pressTwice(page, '**/admin/code', renew)
    await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
    expect(sent()).toBe(1)
  })
})

test('a first code that is sent by a double tap before the page is alive is sent once', async ({ page, site }) => {
  await withSecond(site, async (account) => {
    await signIn(page, account.email, account.password)
    await expect(page).toHaveURL('/')
    // Never answered.
    await page.route('**/static/js/*.js', () => undefined)
    await page.goto('/admin/code', { waitUntil: 'commit' })
    await page.getByLabel('Mot de passe').fill(account.password)
    await page.getByRole('button', { name: 'Activer', exact: true }).click()
    const secret = (await page.locator('main code').innerText()).replaceAll(' ', '')
    await codeField(page).fill(codeOf(secret, 0))
    const sent = await pressTwice(page, '**/admin/code', page.getByRole('button', { name: 'Vérifier et activer' }))
    await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
    expect(sent()).toBe(1)
  })
})

test('a code that comes too late asks for the password alone', async ({ page, site, faults }) => {
  faults.allow(/400.*login/)
  await withSecond(site, async (account) => {
    const { secret } = await turnOn(page, account)
    await leave(page)
    await signIn(page, account.email, account.password)
    await codeField(page).fill(codeOf(secret, 1))
    query(site, 'delete from tickets')
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByRole('alert').first()).toContainText('le délai est passé')
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  })
})

test('a code whose button is pressed twice signs in', async ({ page, site }) => {
  await withSecond(site, async (account) => {
    const { secret } = await turnOn(page, account)
    await leave(page)
    await signIn(page, account.email, account.password)
    await codeField(page).fill(codeOf(secret, 1))
    const sent = await pressTwice(page, '**/login', page.getByRole('button', { name: 'Vérifier' }))
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Déconnexion' }).first()).toBeVisible()
    expect(sent()).toBe(1)
  })
})

test('backup codes are copied, and printed on a sheet that has them all', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => void (document.title = 'imprimé')
  })
  await withSecond(site, async (account) => {
    const { recoveryCodes } = await turnOn(page, account)
    await page.getByRole('button', { name: 'Copier les codes' }).click()
    await expect(page.getByText('Les dix codes sont copiés')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'))
    await page.getByRole('button', { name: 'Imprimer les codes' }).click()
    await expect(page).toHaveTitle('imprimé')
    await page.emulateMedia({ media: 'print' })
    for (const code of recoveryCodes) await expect(page.getByText(code)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copier les codes' })).toBeHidden()
  })
})
