import { z } from 'zod'
import { FAILURES } from './failures.ts'
import { TREATMENTS } from './first-content.ts'
import { defineCollection } from '../../cms/documents/definition.ts'
import { address, captions, filmSchema, optionalAddress, picture, requiredAddress } from '../../cms/kinds/address.ts'
import { focus } from '../../cms/kinds/focus.ts'
import { group } from '../../cms/kinds/group.ts'
import { adjusted, optional } from '../../cms/kinds/kind.ts'
import { line, optionalLine } from '../../cms/kinds/line.ts'
import { addresses, list } from '../../cms/kinds/list.ts'
import { price, richLine, richText } from '../../cms/kinds/rich-text.ts'
import { optionalToggle } from '../../cms/kinds/toggle.ts'
import { UV } from './uv-first-content.ts'
import { treatmentPath } from '../../cms/documents/page-keys.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'

/** A list of paragraphs, as older exports have it, is joined. */
const joined = (value: unknown) =>
  Array.isArray(value) ? value.map((paragraph) => `<p>${String(paragraph)}</p>`).join('') : value

/** Treatments; the id of each is the last part of its address. */
export const categories = defineCollection({
  documents: 'pages',
  first: { content: (): object => TREATMENTS, examples: { path: ['tarifs'], by: ['name', 'price'] }, formerlyCode: UV },
  fixedAddresses: [UV],
  noun: { text: 'Soin' },
  failures: FAILURES,
  title: 'title',
  byTitle: true,
  page: treatmentPath,
  shownOn: ['accueil', 'soins', 'tarifs', 'plan-du-site', 'accessibilite'],
  fields: {
    title: line('titre'),
    // What it is for: those of one need stand together. See decision 022.
    besoin: optional(line('besoin')),
    // What its card shows, and of these the picture its page as well.
    image: optional(picture()),
    cadrage: focus("l'image"),
    accroche: optional(line('accroche', { feminine: true })),
    masque: optionalToggle('masqué', { said: { yes: 'masqué aux visiteurs', no: 'visible de nouveau' } }),
    // What is to be known before choosing it: beside its price, in the same place on each.
    reperes: optional(
      group('repères', {
        pourQui: optionalLine('pour qui'),
        eviter: optionalLine('à éviter'),
        grossesse: optionalLine('grossesse', { feminine: true }),
        age: optionalLine('âge'),
        medicaments: optionalLine('santé et médicaments'),
      }),
    ),
    description: adjusted(richText('description', { feminine: true }), (schema) => z.preprocess(joined, schema), ''),
    videos: addresses('vidéos', { text: 'vidéo', feminine: true, label: 'adresse de la vidéo' }, filmSchema),
    // What a film says and shows, for those who do not hear or see it: beside its address, which is all that it was.
    textesVideos: optional(
      list('textes des vidéos', {
        plural: true,
        entry: { text: 'texte de la vidéo' },
        name: 'video',
        fields: {
          video: address('vidéo', { feminine: true, label: 'adresse de la vidéo' }),
          texte: richText('transcription', { feminine: true }),
          sousTitres: captions('sous-titres', { plural: true }),
        },
      }),
    ),
    // A line without price and link heads the lines that follow it.
    tarifs: list('tarifs', {
      plural: true,
      entry: { text: 'tarif' },
      name: 'name',
      aside: 'price',
      fields: {
        name: richLine('nom'),
        price: price('prix'),
        duree: optional(line('durée', { feminine: true })),
        link: optionalAddress('lien'),
        // Where nobody has said it, it is.
        reservable: optionalToggle('réservable', { initial: true }),
      },
    }),
    // The prices of the demonstration are hers once she has said so.
    tarifsVerifies: optionalToggle('tarifs vérifiés'),
    questions: list('questions', {
      feminine: true,
      plural: true,
      entry: { text: 'question', feminine: true },
      name: 'question',
      fields: { question: line('question'), answer: richText('réponse', { feminine: true }) },
    }),
    // Treatments by their addresses, which are called as they are now; of any other page, what it is called here.
    avec: optional(
      list('souvent avec', {
        plural: true,
        entry: { text: 'lien' },
        name: 'lien',
        fields: { lien: requiredAddress('adresse'), texte: optionalLine("texte, si ce n'est pas un soin") },
      }),
    ),
  },
})

export type Tarif = NewTreatment['tarifs'][number]
export type FilmTexts = NonNullable<NewTreatment['textesVideos']>[number]
export type Facts = NonNullable<NewTreatment['reperes']>
export type Question = NewTreatment['questions'][number]
export type Treatment = z.infer<typeof categories.schema>
export type NewTreatment = Unsaved<Treatment>
