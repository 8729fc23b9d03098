import type { z } from 'zod'
import { HOME, withMembers } from './first-content.ts'
import { defineCollection } from '../../cms/documents/definition.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'
import { optionalAddress, picture, requiredAddress } from '../../cms/kinds/address.ts'
import { choice } from '../../cms/kinds/choice.ts'
import { entryOf } from '../../cms/kinds/entry-of.ts'
import { focus } from '../../cms/kinds/focus.ts'
import { group } from '../../cms/kinds/group.ts'
import { line, optionalLine, requiredLine } from '../../cms/kinds/line.ts'
import { list } from '../../cms/kinds/list.ts'
import { text } from '../../cms/kinds/text.ts'
import { toggle } from '../../cms/kinds/toggle.ts'

/** A picture, a few words and where they lead. */
const banner = (name: string) =>
  group(name, {
    titre: requiredLine('titre'),
    texte: text('texte'),
    boutons: list('boutons', {
      plural: true,
      entry: { text: 'bouton' },
      name: 'texte',
      fields: { texte: requiredLine('texte'), lien: requiredAddress('lien'), discret: toggle('discret') },
    }),
    image: picture(),
    cadrage: focus("l'image"),
  })

/** The home page, block by block. What its cards show are the treatments themselves. */
export const accueil = defineCollection({
  documents: { fixed: 'accueil' },
  first: {
    content: (): object => HOME,
    examples: { path: ['expertes', 'personnes'], by: ['mots'] },
    fit: (_, __, { members }): object => withMembers(HOME, members),
  },
  noun: { text: 'Accueil' },
  page: '/',
  pageName: 'Accueil',
  shownOn: ['accueil'],
  historyName: 'Accueil',
  holds: "Les photos, les mots et l'ordre de la page d'accueil",
  fields: {
    ouverture: group('ouverture', {
      phrase: line('phrase', { feminine: true }),
      ville: toggle('suivie de la ville', { initial: true }),
      suite: optionalLine('suite', { feminine: true }),
      bouton: optionalLine('bouton'),
      lien: optionalAddress('lien'),
      second: optionalLine('second bouton'),
      vers: optionalAddress('adresse du second bouton'),
      photos: list('photos', {
        feminine: true,
        plural: true,
        entry: { text: 'photo', feminine: true },
        name: 'image',
        fields: {
          image: picture(),
          cadrage: focus("l'image"),
          mots: optionalLine('mots', { plural: true }),
          lien: optionalAddress('lien'),
        },
      }),
    }),
    promotions: banner('bannière des promotions'),
    soins: group('titre des soins', { titre: requiredLine('titre') }),
    produits: banner('bannière des produits'),
    centre: banner('bannière du centre'),
    cheques: banner('bannière des chèques-cadeaux'),
    expertes: group('expertes', {
      titre: requiredLine('titre'),
      personnes: list('personnes', {
        feminine: true,
        plural: true,
        entry: { text: 'personne', feminine: true },
        name: 'mots',
        fields: {
          membre: entryOf("membre de l'équipe", { collection: 'team', id: 'team', field: 'members', name: 'name' }),
          mots: text('mots', { plural: true }),
          image: picture(),
          cadrage: focus("l'image"),
        },
      }),
      lien: optionalLine("lien vers l'équipe"),
    }),
    lettre: group('lettre', {
      titre: requiredLine('titre'),
      texte: text('texte'),
      bouton: requiredLine('bouton', { label: "bouton d'inscription" }),
      note: line('note', { feminine: true, label: 'note sous ce bouton, où {service} est le site du formulaire' }),
      secours: line('secours', { label: 'si le formulaire ne vient pas' }),
      boutonSans: optionalLine('bouton sans formulaire'),
      lienSans: optionalAddress('lien sans formulaire'),
      noteSans: line('note sans formulaire', { feminine: true }),
    }),
    ordre: list('ordre des blocs', {
      entry: { text: 'bloc' },
      name: 'bloc',
      aside: 'masque',
      fields: {
        bloc: choice('bloc', {
          promotions: 'Bannière des promotions',
          soins: 'Soins',
          produits: 'Bannière des produits',
          centre: 'Bannière du centre',
          cheques: 'Bannière des chèques-cadeaux',
          expertes: 'Expertes',
          lettre: 'Lettre',
        }),
        masque: toggle('masqué'),
      },
    }),
  },
})

export type Home = z.infer<typeof accueil.schema>
export type NewHome = Unsaved<Home>
export type HomeBlock = Home['ordre'][number]['bloc']
export type BannerContent = Home['promotions']
