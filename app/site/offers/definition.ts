import type { z } from 'zod'
import { BUTTONS } from './buttons.ts'
import { OFFER_NOTES, OFFERS, PRIVATE_SALES, SALES, withLastDay } from './first-content.ts'
import { defineCollection, type DefinitionOptions, type FirstContent } from '../../cms/documents/definition.ts'
import { picture } from '../../cms/kinds/address.ts'
import { optionalDay } from '../../cms/kinds/date.ts'
import { optional } from '../../cms/kinds/kind.ts'
import { draft, optionalToggle } from '../../cms/kinds/toggle.ts'
import { focus } from '../../cms/kinds/focus.ts'
import { line } from '../../cms/kinds/line.ts'
import { texts } from '../../cms/kinds/list.ts'

const fields = {
  titre: line('titre'),
  /** How many there are, or on which days: said beside the title. */
  limite: optional(line('limite', { feminine: true })),
  contenu: texts('contenu', { text: 'ligne', feminine: true }),
  /** The first and the last day on which it holds; without them it holds for good. */
  du: optionalDay('début', { label: 'du' }),
  au: optionalDay('fin', { feminine: true, label: 'au' }),
  /** Whether visitors see it before it holds. */
  annoncer: optionalToggle('annonce', { feminine: true, label: "l'annoncer avant qu'elle commence" }),
  image: picture(),
  cadrage: focus("l'image"),
  brouillon: draft(),
}

type Own = Pick<
  DefinitionOptions<typeof fields, 'list', FirstContent>,
  'first' | 'noun' | 'page' | 'pageName' | 'shownOn' | 'historyName' | 'holds'
>

/** Each first offer ends in a month to come. */
const withDay: FirstContent['fit'] = (offer, id, { today }): object => withLastDay(id, offer, today)

/** An offer, a private sale or a sale: three collections of one kind. */
const offers = (own: Own) =>
  defineCollection({ documents: 'list', title: 'titre', draftBy: 'brouillon', buttons: BUTTONS, fields, ...own })

export const offresDuMoment = offers({
  first: { content: (): object => OFFERS, examples: 'whole', fit: withDay },
  noun: { text: 'Offre', feminine: true },
  page: '/offres-du-moment',
  pageName: 'Nos Offres',
  shownOn: ['offres-du-moment'],
  historyName: 'Nos Offres',
  holds: 'Les offres du moment',
})

export const ventesPrivees = offers({
  first: { content: (): object => PRIVATE_SALES, examples: 'whole', fit: withDay },
  noun: { text: 'Vente privée', feminine: true },
  page: '/ventes-privees',
  pageName: 'Ventes privées',
  shownOn: ['ventes-privees'],
  historyName: 'Ventes privées',
  holds: 'Les offres réservées',
})

export const soldes = offers({
  first: { content: (): object => SALES, examples: 'whole' },
  noun: { text: 'Solde' },
  page: '/nos-soldes',
  pageName: 'Nos soldes',
  shownOn: ['nos-soldes'],
  historyName: 'Nos soldes',
  holds: 'Les produits à prix réduit',
})

/** The notes below the offers. */
export const notesOffres = defineCollection({
  documents: { fixed: 'notes' },
  first: { content: (): object => OFFER_NOTES, examples: 'whole' },
  noun: { text: 'Notes des offres', feminine: true, plural: true },
  page: '/offres-du-moment',
  pageName: 'Nos Offres',
  shownOn: ['offres-du-moment'],
  historyName: 'Notes des offres',
  fields: { notes: texts('notes', { text: 'note', feminine: true }) },
})

export type Offer = z.infer<typeof offresDuMoment.schema>
export type OfferNotes = z.infer<typeof notesOffres.schema>
