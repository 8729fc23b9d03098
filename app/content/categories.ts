import { z } from 'zod'
import { entries, entry, html, line, url, type Unsaved } from './fields.ts'

/** A priced line. A line without price and link heads the lines that follow it. */
const tarifSchema = entry({
  name: html,
  price: html,
  /** Left out where there is none; older exports say null. */
  link: url
    .nullish()
    .transform((link) => link || undefined)
    .optional(),
})

const questionSchema = entry({ question: line, answer: html })

/** A treatment: one document of `categories`, whose id is the last part of its address. */
export const treatmentSchema = z.object({
  title: line,
  /** HTML. A list of paragraphs, as older exports have it, is joined. */
  description: z.preprocess(
    (value) => (Array.isArray(value) ? value.map((paragraph) => `<p>${String(paragraph)}</p>`).join('') : value),
    html,
  ),
  videos: z.array(url).transform((videos) => videos.filter((video) => video !== '')),
  tarifs: entries(tarifSchema),
  questions: entries(questionSchema),
})

export type Tarif = NewTreatment['tarifs'][number]
export type Question = NewTreatment['questions'][number]
export type Treatment = z.infer<typeof treatmentSchema>
export type NewTreatment = Unsaved<Treatment>
