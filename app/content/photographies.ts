import { z } from 'zod'
import { line, url } from './fields.ts'
import { BANNERS, CARDS, CAROUSEL, EXPERTS } from './home.ts'

/** A photograph in place of one of the first pictures: everywhere that this one is shown. */
export const photographSchema = z.object({
  /** Empty: the first picture is shown again. */
  image: url,
  /** Empty: the text that the photograph was given when it was taken. */
  alt: line,
})

const PLACEHOLDERS = [...[...CAROUSEL, ...CARDS, ...EXPERTS].map(({ image }) => image), ...Object.values(BANNERS)]

const IDS = new Map(PLACEHOLDERS.map((src) => [src, src.replace(/^\/images\/|\.jpg$/g, '').replaceAll('/', '-')]))

const KNOWN = new Set(IDS.values())

/** Returns the id of the document that replaces a first picture; undefined for any other address. */
export function photographId(src: string): string | undefined {
  return IDS.get(src)
}

/** Says whether an id is that of a first picture which may be replaced. */
export function isPhotographId(id: string): boolean {
  return KNOWN.has(id)
}
