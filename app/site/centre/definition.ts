import type { z } from 'zod'
import { defineCollection } from '../../cms/documents/definition.ts'
import { exceptions } from '../../opening/exceptions.ts'
import { group } from '../../cms/kinds/group.ts'
import { adjusted } from '../../cms/kinds/kind.ts'
import { line } from '../../cms/kinds/line.ts'
import { texts } from '../../cms/kinds/list.ts'
import { number } from '../../cms/kinds/number.ts'
import { textSchema } from '../../cms/kinds/text.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'
import { WEEKDAYS, type Weekday } from '../../opening/weekdays.ts'

/** The hours of a day as they are shown; a day left out is one without any. */
const hours = (day: Weekday) =>
  adjusted(
    line(`horaires du ${day}`, { plural: true, label: day, absent: 'Fermé' }),
    (schema) => schema.default(''),
    '',
  )

const HOURS = Object.fromEntries(WEEKDAYS.map((day) => [day, hours(day)])) as Record<Weekday, ReturnType<typeof hours>>

/** The centre: the only home of the institute's identity. */
export const centres = defineCollection({
  documents: { fixed: 'les-heures-dorees' },
  noun: { text: 'Notre centre' },
  page: '/notre-centre',
  pageName: 'Notre centre',
  shownOn: [
    'accueil',
    'notre-centre',
    'cheques-cadeaux',
    'nos-produits',
    'mon-compte',
    'rendez-vous',
    'mentions-legales',
    'cgv',
    'accessibilite',
  ],
  historyName: 'Notre centre',
  holds: "La présentation, les horaires, l'adresse et le téléphone",
  fields: {
    nom: line('nom'),
    description: texts('présentation', { text: 'paragraphe' }, textSchema),
    horaires: group("horaires d'ouverture", HOURS),
    exceptions,
    adresse: group('adresse', {
      rue: line('rue', { feminine: true }),
      code_postal: line('code postal'),
      ville: line('ville', { feminine: true }),
    }),
    contact: group('contact', {
      telephone: line('téléphone'),
      email: adjusted(line('e-mail'), (schema) => schema.default(''), ''),
    }),
    // Where it is on a map, in degrees (WGS 84); left out while nobody has said.
    geo: adjusted(
      group('position sur la carte', {
        latitude: number('latitude', [-90, 90], { feminine: true }),
        longitude: number('longitude', [-180, 180], { feminine: true }),
      }),
      (schema) => schema.optional(),
      undefined,
    ),
    // What the law asks of the legal notice beyond name and address (LCEN, article 1-1).
    mentions: adjusted(
      group('mentions légales', {
        formeJuridique: line('forme juridique', { feminine: true }),
        siret: line('SIRET'),
        directionPublication: line('direction de la publication', { feminine: true }),
        hebergeur: group('hébergeur', {
          nom: line("nom de l'hébergeur"),
          adresse: line("adresse de l'hébergeur", { feminine: true }),
          telephone: line("téléphone de l'hébergeur"),
        }),
        domaine: line('bureau du domaine'),
        mediateur: line('médiateur'),
      }),
      (schema) => schema.partial().default({}),
      {},
    ),
  },
})

export type Centre = z.infer<typeof centres.schema>
export type NewCentre = Unsaved<Centre>
