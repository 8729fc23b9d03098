import type { z } from 'zod'
import { defineCollection } from '../cms/documents/definition.ts'
import { line } from '../cms/kinds/line.ts'
import { optionalToggle } from '../cms/kinds/toggle.ts'
import { pageName, pagePath } from '../cms/documents/page-keys.ts'
import { WITHDRAWN } from './page-meta.ts'

/** What search engines are told of a page in place of what is derived; an empty field leaves that in place. Or nothing of it. */
export const pages = defineCollection({
  documents: 'placed',
  first: 'empty',
  noun: { text: 'Référencement' },
  titleOfId: pageName,
  page: (key) => pagePath(key),
  shownOn: [],
  historyName: 'Référencement des pages',
  fields: {
    titre: line('titre dans Google'),
    description: line('description dans Google', { feminine: true }),
    // What the institute does not have, vouchers for example: neither the site map nor search engines propose it.
    masque: optionalToggle('page retirée', { feminine: true, label: WITHDRAWN }),
  },
})

export type PageWords = z.infer<typeof pages.schema>
