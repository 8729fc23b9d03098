import type { z } from 'zod'
import { NAVIGATION } from './first-content.ts'
import { defineCollection } from '../../cms/documents/definition.ts'
import { address } from '../../cms/kinds/address.ts'
import { adjusted } from '../../cms/kinds/kind.ts'
import { choice } from '../../cms/kinds/choice.ts'
import { line } from '../../cms/kinds/line.ts'
import { list } from '../../cms/kinds/list.ts'
import { richText } from '../../cms/kinds/rich-text.ts'
import { toggle } from '../../cms/kinds/toggle.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'

const links = (words: string, entry: { text: string; feminine?: boolean }) =>
  list(words, {
    plural: true,
    entry,
    name: 'libelle',
    aside: 'adresse',
    fields: {
      libelle: line('libellé'),
      cible: choice('mène à', {
        adresse: "L'adresse ci-dessous",
        soins: "Tous les soins, l'un sous l'autre",
        parrainage: "L'adresse de parrainage des réglages",
      }),
      adresse: address('adresse', { feminine: true }),
      // One level: what stands below an entry makes it the head of a group.
      rang: choice('rang', { premier: 'Au premier rang', dessous: "Sous l'entrée qui précède" }),
      masque: toggle('masqué aux visiteurs'),
    },
  })

/** What stands around every page: the menu, the foot of the page, and their words. */
export const navigation = defineCollection({
  documents: { fixed: 'menu' },
  first: { content: (): object => NAVIGATION },
  noun: { text: 'Menu et pied de page' },
  page: '/',
  pageName: 'Accueil',
  shownOn: ['plan-du-site'],
  historyName: 'Menu et pied de page',
  fields: {
    menu: links('entrées du menu', { text: 'entrée du menu', feminine: true }),
    espace: links('liens personnels', { text: 'lien personnel' }),
    bouton: line('bouton du haut de page'),
    accroche: line('accroche', { feminine: true }),
    pied: links('liens du pied de page', { text: 'lien du pied de page' }),
    cookies: richText('phrase sur les cookies', { feminine: true }),
    // A site of an earlier version says one thing, service or not.
    cookiesSans: adjusted(
      richText('phrase sur les cookies sans service de réservation', { feminine: true }),
      (schema) => schema.default(''),
      '',
    ),
    droits: line('mention des droits', { feminine: true }),
  },
})

export type Navigation = z.infer<typeof navigation.schema>
export type NavigationEntry = Navigation['menu'][number]
export type NewNavigation = Unsaved<Navigation>
