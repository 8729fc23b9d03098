import { button, field } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

test('a telephone offers the keyboard of what a field holds', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/mentions-legales')
  await button(page, "Modifier l'identité légale").click()
  await expect(field(page, 'Numéro SIRET')).toHaveAttribute('inputmode', 'numeric')
  await expect(field(page, 'Site du médiateur')).toHaveAttribute('inputmode', 'url')
  await expect(field(page, "Téléphone de l'hébergeur")).toHaveAttribute('type', 'tel')
  await page.goto('/admin')
  await button(page, "Modifier l'adresse publique").click()
  await expect(field(page, 'Adresse publique')).toHaveAttribute('inputmode', 'url')
  await button(page, "Modifier l'adresse de la lettre").click()
  await expect(field(page, "Adresse du formulaire de la lettre d'information")).toHaveAttribute('inputmode', 'url')
  await button(page, 'Modifier le service de réservation').click()
  await expect(field(page, 'Adresse du service')).toHaveAttribute('inputmode', 'url')
  await expect(field(page, 'Couleur')).not.toHaveAttribute('inputmode')
})
