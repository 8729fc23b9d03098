import type { z } from 'zod'
import { APPEARANCE } from './first-content.ts'
import { defineCollection } from '../cms/documents/definition.ts'
import { picture } from '../cms/kinds/address.ts'
import { choice } from '../cms/kinds/choice.ts'
import { colour } from '../cms/kinds/colour.ts'
import { group } from '../cms/kinds/group.ts'
import type { PictureSource } from '../ui/pictures.ts'

/** What the site looks like: where nothing is said, as it comes. */
export const apparence = defineCollection({
  documents: { fixed: 'site' },
  first: { content: (): object => APPEARANCE },
  noun: { text: 'Apparence', feminine: true },
  page: '/admin',
  pageName: "Page d'administration",
  shownOn: [],
  historyName: 'Apparence',
  fields: {
    enseigne: group('enseigne', {
      logo: { ...picture(), noun: { text: 'logo' } },
      ornement: choice('ornement du nom', {
        arche: 'Une arche',
        feuille: 'Une feuille',
        filet: 'Un filet',
        aucun: 'Aucun',
      }),
    }),
    couleur: colour('couleur principale', { feminine: true }),
    police: choice(
      'paire de caractères',
      {
        origine: "Celle d'origine : Playfair Display et Montserrat",
        douce: 'Douce : Lora et Nunito Sans',
        moderne: 'Moderne : Jost et Figtree',
      },
      { feminine: true },
    ),
  },
})

export type Appearance = z.infer<typeof apparence.schema>
export type Pair = Appearance['police']
export type Ornament = Appearance['enseigne']['ornement']

/** What stands at the head of every page: the institute's logo, its name, or the drawing that the site comes with. */
export type Sign =
  { kind: 'picture'; picture: PictureSource } | { kind: 'drawing' } | { kind: 'name'; ornament: Ornament }
