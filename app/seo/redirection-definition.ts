import { isSitePath } from '../lib/address.ts'
import { treatmentOfKey } from '../cms/documents/page-keys.ts'
import { defineCollection } from '../cms/documents/definition.ts'
import { addressSchema } from '../cms/kinds/address.ts'
import { adjusted } from '../cms/kinds/kind.ts'
import { line } from '../cms/kinds/line.ts'

const OLD = "Donnez l'ancienne adresse telle qu'elle suit le nom du site : /ancienne-page."
const NEW = 'Donnez la nouvelle adresse : /page du site, ou https://…'

/** Addresses that have changed: whoever asks for an old one is led to the new one, for good. */
export const redirections = defineCollection({
  documents: 'placed',
  first: 'empty',
  // The address of a treatment that there is no more.
  isPlace: (id) => treatmentOfKey(id) !== undefined,
  noun: { text: 'Redirection', feminine: true },
  title: 'ancienne',
  page: '/',
  pageName: 'Accueil',
  shownOn: [],
  fields: {
    // A path of this site, without a query.
    ancienne: adjusted(
      line('ancienne adresse', { feminine: true }),
      (schema) => schema.regex(/^\/[^?#\s]*$/, OLD).refine(isSitePath, OLD),
      '',
    ),
    nouvelle: adjusted(
      line('nouvelle adresse', { feminine: true }),
      () => addressSchema.regex(/^(?:\/|https?:)/i, NEW),
      '',
    ),
  },
})
