import { z } from 'zod'
import { isSitePath } from '../lib/address.ts'
import { line, url } from './fields.ts'

const OLD = "Donnez l'ancienne adresse telle qu'elle suit le nom du site : /ancienne-page."
const NEW = 'Donnez la nouvelle adresse : /page du site, ou https://…'

/** An address that has changed: whoever asks for the old one is led to the new one, for good. */
export const redirectionSchema = z.object({
  /** A path of this site, without a query. */
  ancienne: line.regex(/^\/[^?#\s]*$/, OLD).refine(isSitePath, OLD),
  nouvelle: url.regex(/^(?:\/|https?:)/i, NEW),
})
