import { z } from 'zod'
import { html, line, url } from './fields.ts'

/** A priced line. A line without price and link heads the lines that follow it. */
const tarifSchema = z.object({
  name: html,
  price: html,
  /** Left out where there is none; older exports say null. */
  link: url
    .nullish()
    .transform((link) => link || undefined)
    .optional(),
})

const questionSchema = z.object({ question: line, answer: html })

/** A treatment: one document of `categories`, whose id is the last part of its address. */
export const treatmentSchema = z.object({
  title: line,
  /** HTML. A list of paragraphs, as older exports have it, is joined. */
  description: z.preprocess(
    (value) => (Array.isArray(value) ? value.map((paragraph) => `<p>${String(paragraph)}</p>`).join('') : value),
    html,
  ),
  videos: z.array(url).transform((videos) => videos.filter((video) => video !== '')),
  tarifs: z.array(tarifSchema),
  questions: z.array(questionSchema),
})

export type Tarif = z.infer<typeof tarifSchema>
export type Question = z.infer<typeof questionSchema>
export type Treatment = z.infer<typeof treatmentSchema>
