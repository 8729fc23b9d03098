import { isSiteAddress } from '../lib/site-address.ts'
import { defineCollection } from '../cms/documents/definition.ts'
import { adjusted } from '../cms/kinds/kind.ts'
import { line } from '../cms/kinds/line.ts'

const NOT_AN_ORIGIN = 'Donnez le nom du site, sans rien après : https://www.exemple.fr.'

/** What an administrator settles about the site as a whole. */
export const reglages = defineCollection({
  documents: { fixed: 'site' },
  noun: { text: 'Réglages', plural: true },
  page: '/admin',
  pageName: "Page d'administration",
  shownOn: [],
  fields: {
    // The origin at which the public finds the site, as a browser writes it; nothing while it is not known.
    adresse: adjusted(
      line('adresse publique', { feminine: true, absent: 'aucune' }),
      (schema) =>
        schema
          .trim()
          .transform((value) => (value === '' || /^https?:/i.test(value) ? value : `https://${value}`))
          .refine((value) => value === '' || isSiteAddress(value), NOT_AN_ORIGIN)
          .transform((value) => value && new URL(value).origin),
      '',
    ),
  },
})

/** What became of an address that was typed. */
export interface PublicAddressAnswer {
  typed: string
  problem: string | undefined
}
