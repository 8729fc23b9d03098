import { z } from 'zod'
import { defineCollection } from '../../cms/documents/definition.ts'
import { address, addressSchema, captions, optionalAddress } from '../../cms/kinds/address.ts'
import { adjusted } from '../../cms/kinds/kind.ts'
import { line } from '../../cms/kinds/line.ts'
import { addresses, list } from '../../cms/kinds/list.ts'
import { price, richLine, richText } from '../../cms/kinds/rich-text.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'

/** A list of paragraphs, as older exports have it, is joined. */
const joined = (value: unknown) =>
  Array.isArray(value) ? value.map((paragraph) => `<p>${String(paragraph)}</p>`).join('') : value

/** Treatments; the id of each is the last part of its address. */
export const categories = defineCollection({
  documents: 'placed',
  noun: { text: 'Soin' },
  title: 'title',
  byTitle: true,
  page: (id) => `/soins/${encodeURIComponent(id)}`,
  shownOn: ['soins', 'tarifs', 'plan-du-site', 'accessibilite'],
  fields: {
    title: line('titre'),
    // What it is for: those of one need stand together. See decision 022.
    besoin: adjusted(line('besoin'), (schema) => schema.optional(), undefined),
    description: adjusted(richText('description', { feminine: true }), (schema) => z.preprocess(joined, schema), ''),
    videos: addresses('vidéos', { text: 'vidéo', feminine: true }, addressSchema),
    // What a film says and shows, for those who do not hear or see it: beside its address, which is all that it was.
    textesVideos: adjusted(
      list('textes des vidéos', {
        plural: true,
        entry: { text: 'texte de la vidéo' },
        name: 'video',
        fields: {
          video: address('vidéo', { feminine: true }),
          texte: richText('transcription', { feminine: true }),
          sousTitres: captions('sous-titres', { plural: true }),
        },
      }),
      (schema) => schema.optional(),
      undefined,
    ),
    // A line without price and link heads the lines that follow it.
    tarifs: list('tarifs', {
      plural: true,
      entry: { text: 'tarif' },
      name: 'name',
      aside: 'price',
      fields: { name: richLine('nom'), price: price('prix'), link: optionalAddress('lien') },
    }),
    questions: list('questions', {
      feminine: true,
      plural: true,
      entry: { text: 'question', feminine: true },
      name: 'question',
      fields: { question: line('question'), answer: richText('réponse', { feminine: true }) },
    }),
  },
})

export type Tarif = NewTreatment['tarifs'][number]
export type FilmTexts = NonNullable<NewTreatment['textesVideos']>[number]
export type Question = NewTreatment['questions'][number]
export type Treatment = z.infer<typeof categories.schema>
export type NewTreatment = Unsaved<Treatment>
