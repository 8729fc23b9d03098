import { PUBLICATION } from './publication-first-content.ts'
import { defineCollection } from '../cms/documents/definition.ts'
import { toggle } from '../cms/kinds/toggle.ts'

/** Whether the site is meant for the public. A site that has no such document has been online since before there was one. */
export const publication = defineCollection({
  documents: { fixed: 'site' },
  first: { content: (): object => PUBLICATION, onlyNewSites: true },
  noun: { text: 'Mise en ligne', feminine: true },
  page: '/bienvenue',
  pageName: 'Bienvenue',
  shownOn: [],
  historyName: 'Mise en ligne',
  fields: {
    enLigne: toggle('site en ligne', { initial: true }),
    // A site of an older version shows what it has always shown.
    demonstration: toggle('commencé en démonstration'),
  },
})
