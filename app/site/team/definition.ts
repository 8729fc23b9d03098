import type { z } from 'zod'
import { BUTTONS } from './buttons.ts'
import { TEAM } from './first-content.ts'
import { defineCollection } from '../../cms/documents/definition.ts'
import { optionalPicture } from '../../cms/kinds/address.ts'
import { focus } from '../../cms/kinds/focus.ts'
import { optional } from '../../cms/kinds/kind.ts'
import { line, requiredLine } from '../../cms/kinds/line.ts'
import { lines, list } from '../../cms/kinds/list.ts'
import { text } from '../../cms/kinds/text.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'

/** The team. */
export const team = defineCollection({
  documents: { fixed: 'team' },
  first: { content: (): object => TEAM, examples: { path: ['members'], by: ['name'] } },
  noun: { text: 'Équipe', feminine: true },
  buttons: BUTTONS,
  page: '/nos-expertes',
  pageName: 'Notre équipe',
  shownOn: ['accueil', 'nos-expertes'],
  historyName: 'Notre équipe',
  holds: "Les membres de l'équipe, leur rôle et leurs spécialités",
  fields: {
    members: list('membres', {
      plural: true,
      entry: { text: 'membre' },
      name: 'name',
      aside: 'role',
      fields: {
        name: requiredLine('nom'),
        role: requiredLine('rôle'),
        // Where there is none, initials stand in its place.
        photo: optionalPicture('photo', { feminine: true }),
        cadrage: focus('la photo'),
        phrase: optional(text('phrase', { feminine: true })),
        // One that is called as a treatment leads to it.
        specialites: optional(lines('spécialités', { text: 'spécialité', feminine: true })),
        // What speaks for her: diplomas, years of the trade. Nothing is said where she says nothing.
        parcours: optional(line('parcours')),
        presence: optional(line('jours de présence', { plural: true })),
      },
    }),
  },
})

export type Member = NewTeam['members'][number]
export type Team = z.infer<typeof team.schema>
export type NewTeam = Unsaved<Team>
