import type { z } from 'zod'
import { BUTTONS } from './buttons.ts'
import { PRODUCTS } from './first-content.ts'
import { defineCollection } from '../../../cms/documents/definition.ts'
import { picture } from '../../../cms/kinds/address.ts'
import { choice } from '../../../cms/kinds/choice.ts'
import { focus } from '../../../cms/kinds/focus.ts'
import { adjusted } from '../../../cms/kinds/kind.ts'
import { line } from '../../../cms/kinds/line.ts'
import { draft } from '../../../cms/kinds/toggle.ts'
import { AVAILABILITY, type Availability } from './availability.ts'

/** What the institute sells: to ask for, where no online shop is set up. */
export const produits = defineCollection({
  documents: 'list',
  first: { content: (): object => PRODUCTS, examples: 'whole' },
  title: 'titre',
  draftBy: 'brouillon',
  noun: { text: 'Produit' },
  buttons: BUTTONS,
  page: '/nos-produits',
  pageName: 'Nos produits',
  shownOn: ['nos-produits'],
  historyName: 'Nos produits',
  holds: 'Les produits en vente, avec leurs prix',
  fields: {
    titre: line('titre', { label: 'produit' }),
    texte: line('présentation', { feminine: true }),
    prix: line('prix', { label: 'vendu à' }),
    etat: adjusted(
      choice<Availability>('disponibilité', AVAILABILITY, { feminine: true }),
      (schema) => schema.unwrap().optional(),
      undefined,
    ),
    image: picture(),
    cadrage: focus("l'image"),
    brouillon: draft(),
  },
})

export type Product = z.infer<typeof produits.schema>
