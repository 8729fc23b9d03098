import type { z } from 'zod'
import { CENTRE } from './first-content.ts'
import { defineCollection } from '../../cms/documents/definition.ts'
import { exceptions } from '../../opening/exceptions.ts'
import { bareSchema, optionalPicture } from '../../cms/kinds/address.ts'
import { choice } from '../../cms/kinds/choice.ts'
import { group } from '../../cms/kinds/group.ts'
import { adjusted, optional } from '../../cms/kinds/kind.ts'
import { code, line, requiredLine } from '../../cms/kinds/line.ts'
import { list, texts } from '../../cms/kinds/list.ts'
import { number } from '../../cms/kinds/number.ts'
import { text, textSchema } from '../../cms/kinds/text.ts'
import { bareEmail } from '../../lib/address.ts'
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
  first: { content: (): object => CENTRE, examples: { path: ['venir'], by: ['texte'] } },
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
  holds: "La présentation, les horaires, l'adresse, le téléphone, le plan et les façons de venir",
  fields: {
    nom: line('nom'),
    description: {
      ...texts('présentation', { text: 'paragraphe' }, textSchema),
      noun: { text: 'présentation', label: 'description' },
    },
    horaires: group("horaires d'ouverture", HOURS),
    exceptions,
    adresse: group('adresse', {
      rue: line('rue', { feminine: true }),
      code_postal: code('code postal'),
      ville: line('ville', { feminine: true }),
    }),
    contact: group('contact', {
      telephone: line('téléphone'),
      email: adjusted(code('e-mail'), (schema) => schema.overwrite(bareEmail).default(''), ''),
    }),
    // How one comes: where to park, with a wheelchair, by bus.
    venir: adjusted(
      list('façons de venir', {
        feminine: true,
        plural: true,
        entry: { text: 'façon de venir', feminine: true },
        name: 'titre',
        fields: {
          titre: requiredLine('titre'),
          texte: text('texte'),
          signe: choice('dessin', {
            voiture: 'Voiture',
            fauteuil: 'Fauteuil roulant',
            bus: 'Bus ou tram',
            pied: 'À pied',
            velo: 'Vélo',
          }),
        },
      }),
      (schema) => schema.default([]),
      [],
    ),
    plan: adjusted(
      group("plan d'accès", { image: optionalPicture('image du plan', { feminine: true }) }),
      (schema) => schema.default({}),
      {},
    ),
    // Where it is on a map, in degrees (WGS 84); left out while nobody has said.
    geo: optional(
      group('position sur la carte', {
        latitude: number('latitude', [-90, 90], { feminine: true }),
        longitude: number('longitude', [-180, 180], { feminine: true }),
      }),
    ),
    // What the law asks of the legal notice beyond name and address (LCEN, article 1-1).
    mentions: adjusted(
      group('mentions légales', {
        formeJuridique: line('forme juridique', { feminine: true }),
        capital: line('capital'),
        // Where one is domiciled, where that is no place to come to.
        siege: line('siège'),
        siret: code('SIRET'),
        rcs: line('ville du RCS', { feminine: true }),
        tva: code('numéro de TVA'),
        directionPublication: line('direction de la publication', { feminine: true }),
        hebergeur: group('hébergeur', {
          nom: line("nom de l'hébergeur"),
          adresse: line("adresse de l'hébergeur", { feminine: true }),
          telephone: line("téléphone de l'hébergeur"),
        }),
        domaine: line('bureau du domaine'),
        mediateur: line('médiateur'),
        mediateurAdresse: line('adresse du médiateur', { feminine: true }),
        mediateurSite: adjusted(line('site du médiateur'), () => bareSchema, ''),
      }),
      (schema) => schema.partial().default({}),
      {},
    ),
  },
})

export type Centre = z.infer<typeof centres.schema>
export type NewCentre = Unsaved<Centre>
