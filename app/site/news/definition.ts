import type { z } from 'zod'
import { BUTTONS } from './buttons.ts'
import { ARTICLES, withEventDay } from './first-content.ts'
import { defineCollection } from '../../cms/documents/definition.ts'
import { optionalAddress, picture } from '../../cms/kinds/address.ts'
import { moment, optionalDay } from '../../cms/kinds/date.ts'
import { focus } from '../../cms/kinds/focus.ts'
import { line } from '../../cms/kinds/line.ts'
import { list } from '../../cms/kinds/list.ts'
import { text } from '../../cms/kinds/text.ts'
import { draft } from '../../cms/kinds/toggle.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'

/** News articles. */
export const actualites = defineCollection({
  documents: 'list',
  first: {
    content: (): object => ARTICLES,
    examples: 'whole',
    fit: (article, id, { today }): object => withEventDay(id, article, today),
  },
  noun: { text: 'Article' },
  buttons: BUTTONS,
  title: 'titre',
  addressed: true,
  draftBy: 'brouillon',
  shownSince: 'date',
  page: '/actualites',
  pageName: 'Nos Actualités',
  shownOn: ['actualites'],
  historyName: 'Nos Actualités',
  holds: 'Les articles',
  fields: {
    titre: line('titre'),
    contenu: list('contenu', {
      entry: { text: 'partie', feminine: true },
      name: 'sousTitre',
      fields: { sousTitre: line('sous-titre'), texte: text('texte') },
    }),
    image: picture(),
    cadrage: focus("l'image"),
    date: moment('date', { feminine: true }),
    /** The day of what it announces, where it announces an event. */
    jour: optionalDay("jour de l'évènement"),
    /** Its address, among those of the treatments. */
    soin: optionalAddress('soin'),
    brouillon: draft(),
  },
})

export type Article = z.infer<typeof actualites.schema>
export type NewArticle = Unsaved<Article>
