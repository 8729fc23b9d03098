import type { z } from 'zod'
import { defineCollection } from '../cms/documents/definition.ts'
import { line } from '../cms/kinds/line.ts'
import { pageName, pagePath } from '../cms/documents/page-keys.ts'

/** What search engines are told of a page in place of what is derived; an empty field leaves that in place. */
export const pages = defineCollection({
  documents: 'placed',
  first: 'empty',
  noun: { text: 'Référencement' },
  titleOfId: pageName,
  page: (key) => pagePath(key),
  shownOn: [],
  historyName: 'Référencement des pages',
  fields: { titre: line('titre dans Google'), description: line('description dans Google', { feminine: true }) },
})

export type PageWords = z.infer<typeof pages.schema>
