import { isOrigin } from '../lib/site-origin.ts'
import { line } from './fields.ts'
import { z } from 'zod'

/** What an administrator settles about the site as a whole. */
export const settingsSchema = z.object({
  /** The origin at which the public finds the site, as a browser writes it; nothing while it is not known. */
  adresse: line
    .trim()
    .transform((value) => (value === '' || /^https?:/i.test(value) ? value : `https://${value}`))
    .refine(
      (value) => value === '' || isOrigin(value),
      'Donnez le nom du site, sans rien après : https://www.exemple.fr.',
    )
    .transform((value) => value && new URL(value).origin),
})

/** What became of an address that was typed. */
export interface PublicAddressAnswer {
  typed: string
  problem: string | undefined
}
