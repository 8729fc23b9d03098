import type { z } from 'zod'
import { defineCollection } from '../../cms/documents/definition.ts'
import { optionalAddress } from '../../cms/kinds/address.ts'
import { focus } from '../../cms/kinds/focus.ts'
import { requiredLine } from '../../cms/kinds/line.ts'
import { list } from '../../cms/kinds/list.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'

/** The team. */
export const team = defineCollection({
  documents: { fixed: 'team' },
  noun: { text: 'Équipe', feminine: true },
  page: '/nos-expertes',
  pageName: 'Nos expertes',
  shownOn: ['accueil', 'nos-expertes'],
  historyName: 'Nos expertes',
  holds: "Les membres de l'équipe et leur rôle",
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
        photo: optionalAddress('photo', { feminine: true }),
        cadrage: focus('la photo'),
      },
    }),
  },
})

export type Member = NewTeam['members'][number]
export type Team = z.infer<typeof team.schema>
export type NewTeam = Unsaved<Team>
