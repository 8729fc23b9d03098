import { isSiteAddress } from '../lib/site-address.ts'
import { defineCollection } from '../cms/documents/definition.ts'
import { address, bareSchema } from '../cms/kinds/address.ts'
import { group } from '../cms/kinds/group.ts'
import { adjusted } from '../cms/kinds/kind.ts'
import { line, lineSchema, secret } from '../cms/kinds/line.ts'
import { addresses } from '../cms/kinds/list.ts'
import { webAddress } from '../lib/address.ts'

const NOT_AN_ORIGIN = 'Donnez le nom du site, sans rien après : https://www.exemple.fr.'

/** A word alone is no name of a site. */
const isWhole = ({ hostname }: URL) => /[.:]|^localhost$/.test(hostname)

/** The origin of a site, as a browser writes it, or nothing. */
const originSchema = lineSchema
  .trim()
  .transform((value) => (value === '' || /^https?:/i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || (isSiteAddress(value) && isWhole(new URL(value))), NOT_AN_ORIGIN)
  .transform((value) => value && new URL(value).origin)

/** An address of another site, or nothing. */
const webSchema = bareSchema.refine(
  (value) => value === '' || webAddress(value),
  'Donnez une adresse complète, comme https://www.exemple.fr/page.',
)

/** A host that a page may load from; one may stand for all names below a domain. */
const hostSchema = lineSchema
  .trim()
  .refine(
    (value) => value === '' || /^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?$/i.test(value),
    'Donnez un hôte, comme https://api.exemple.fr ou https://*.exemple.fr.',
  )

/** What an administrator settles about the site as a whole. */
export const reglages = defineCollection({
  documents: { fixed: 'site' },
  first: 'empty',
  noun: { text: 'Réglages', plural: true },
  page: '/admin',
  pageName: "Page d'administration",
  historyName: 'Réglages',
  shownOn: [],
  fields: {
    // The origin at which the public finds the site, as a browser writes it; nothing while it is not known.
    adresse: adjusted(
      line('adresse publique', { feminine: true, absent: 'aucune', url: true }),
      () => originSchema,
      '',
    ),
    reseaux: addresses('réseaux sociaux', { text: 'adresse', feminine: true }, webSchema),
    lettre: adjusted(
      line("adresse du formulaire de la lettre d'information", { feminine: true, url: true }),
      () => webSchema,
      '',
    ),
    parrainage: address('adresse de parrainage', { feminine: true }),
    reservation: group('service de réservation', {
      hote: adjusted(line('adresse du service', { feminine: true, url: true }), () => originSchema, ''),
      couleur: adjusted(
        line('couleur', { feminine: true }),
        (schema) =>
          schema
            .trim()
            .refine((value) => value === '' || /^#[\da-f]{6}$/i.test(value), 'Donnez une couleur, comme #C0A667.'),
        '',
      ),
      hotes: addresses('autres hôtes permis', { text: 'hôte' }, hostSchema),
      page: adjusted(line('adresse de notre page de réservation', { feminine: true, url: true }), () => webSchema, ''),
    }),
    cle: secret('clé du service de réservation', { feminine: true }),
  },
})

/** What administrators are shown of the settings beside their own, which are without the key. */
export interface OwnSettings {
  /** What the site was started with. */
  installed: { reseaux: string[]; lettre: string; parrainage: string; hote: string; couleur: string; page: string }
  /** Where the key of the booking service is set. */
  key: 'here' | 'installed' | 'none'
}

/** What became of a setting that was given; nothing of what it was. */
export interface SettingAnswer {
  problem: string | undefined
}
