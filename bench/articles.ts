import { FIRST_CONTENT } from '../app/cms/documents/first-content.ts'

/** Makes news articles as an import takes them, numbered from one number to before another. */
export function articles(from: number, to: number): Record<string, Record<string, unknown>> {
  const [model] = Object.values(FIRST_CONTENT.actualites) as [object]
  return Object.fromEntries(
    Array.from({ length: to - from }, (_, index) => [
      `mesure-${from + index}`,
      { ...model, titre: `Article ${from + index + 1}` },
    ]),
  )
}
