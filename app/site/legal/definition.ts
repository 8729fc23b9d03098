import type { z } from 'zod'
import { ACCESSIBILITY } from './accessibility-first-content.ts'
import { LEGAL_NOTICE } from './notice-first-content.ts'
import { TERMS_OF_SALE } from './terms-first-content.ts'
import { defineCollection } from '../../cms/documents/definition.ts'
import { day } from '../../cms/kinds/date.ts'
import { group } from '../../cms/kinds/group.ts'
import { adjusted } from '../../cms/kinds/kind.ts'
import { line } from '../../cms/kinds/line.ts'
import { list } from '../../cms/kinds/list.ts'
import { number } from '../../cms/kinds/number.ts'
import { richText } from '../../cms/kinds/rich-text.ts'
import { isDay } from '../../lib/clock.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'

const parts = (text: string, entry: { text: string; feminine?: boolean }) =>
  list(text, {
    plural: true,
    feminine: entry.feminine ?? false,
    entry,
    name: 'titre',
    fields: { titre: line('titre'), texte: richText('texte') },
  })

/** The terms of sale: what is in force, and by its revisions what was. */
export const cgv = defineCollection({
  documents: { fixed: 'conditions' },
  first: { content: (): object => TERMS_OF_SALE },
  noun: { text: 'Conditions générales de vente', feminine: true, plural: true },
  page: '/cgv',
  pageName: 'Conditions générales de vente',
  shownOn: ['cgv'],
  historyName: 'Conditions générales de vente',
  holds: 'Les articles, leur ordre et la date de mise à jour',
  datedBy: 'misAJour',
  fields: {
    misAJour: adjusted(
      day('date de mise à jour', { feminine: true }),
      (schema) => schema.refine((value) => value === '' || isDay(value), "Cette date n'est pas valable."),
      '',
    ),
    articles: parts('articles', { text: 'article' }),
  },
})

/** The legal notice: its sections, in which the institute's document is named between braces. */
export const mentionsLegales = defineCollection({
  documents: { fixed: 'mentions' },
  first: { content: (): object => LEGAL_NOTICE },
  noun: { text: 'Mentions légales', feminine: true, plural: true },
  page: '/mentions-legales',
  pageName: 'Mentions légales',
  shownOn: ['mentions-legales'],
  historyName: 'Mentions légales',
  holds: "Les sections, l'éditeur, l'hébergeur et le médiateur",
  fields: { sections: parts('sections', { text: 'section', feminine: true }) },
})

/** How many criteria the RGAA has, version 4.1. */
const CRITERIA = 106

/** The declaration of accessibility: the figures of the last audit, and its sections, in which they are named. */
export const accessibilite = defineCollection({
  documents: { fixed: 'declaration' },
  first: { content: (): object => ACCESSIBILITY },
  noun: { text: "Déclaration d'accessibilité", feminine: true },
  page: '/accessibilite',
  pageName: 'Accessibilité',
  shownOn: ['accessibilite'],
  historyName: "Déclaration d'accessibilité",
  holds: "Les résultats de l'audit et les sections",
  fields: {
    audit: adjusted(
      group('audit', {
        date: line("mois de l'audit"),
        applicables: number('critères applicables', [1, CRITERIA], { plural: true }),
        respectes: number('critères respectés', [0, CRITERIA], { plural: true }),
        declaration: adjusted(
          day('déclaration établie le', { feminine: true }),
          (schema) => schema.refine(isDay, "Cette date n'est pas valable."),
          '',
        ),
      }),
      (schema) =>
        schema.refine(({ applicables, respectes }) => respectes <= applicables, {
          path: ['respectes'],
          message: 'Ils ne peuvent pas être plus nombreux que les critères applicables.',
        }),
      { date: '', applicables: 1, respectes: 0, declaration: '' },
    ),
    sections: parts('sections', { text: 'section', feminine: true }),
  },
})

export type TermsOfSale = z.infer<typeof cgv.schema>
export type LegalNotice = z.infer<typeof mentionsLegales.schema>
export type LegalPart = LegalNotice['sections'][number]
export type Declaration = z.infer<typeof accessibilite.schema>
export type NewDeclaration = Unsaved<Declaration>
export type NewTerms = Unsaved<TermsOfSale>
export type NewNotice = Unsaved<LegalNotice>
