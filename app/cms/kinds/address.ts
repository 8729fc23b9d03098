import { completeAddress, INVALID_ADDRESS, isLinkAddress, isSitePath, playerAddress } from '../../lib/address.ts'
import { withoutSigns } from '../../lib/plain-text.ts'
import { REQUIRED } from '../../lib/required.ts'
import { adjusted, type Field, type NounForms } from './kind.ts'
import { lineSchema } from './line.ts'

/** Any address as people type it. A telephone's keyboard sets a blank after what it completes, and what is copied may have some. */
export const bareSchema = lineSchema.overwrite(withoutSigns).trim().overwrite(completeAddress)

/** An address: a path of this site, `http:`, `https:`, `mailto:`, `tel:`, or nothing. */
export const addressSchema = bareSchema.refine(isAddress, INVALID_ADDRESS)

/** The address of a film, also where the HTML was given that its service makes for a page. */
export const filmSchema = bareSchema.overwrite(playerAddress).refine(isAddress, INVALID_ADDRESS)

function isAddress(text: string): boolean {
  return text === '' || isLinkAddress(text)
}

/** An address, of a page or of a file. */
export function address(text: string, forms: NounForms = {}): Field<typeof addressSchema> {
  return { kind: 'address', noun: { text, ...forms }, schema: addressSchema, empty: '' }
}

const requiredSchema = bareSchema.min(1, REQUIRED).refine(isAddress, INVALID_ADDRESS)

/** An address that may not be blank. */
export function requiredAddress(text: string, forms: NounForms = {}): Field<typeof requiredSchema> {
  return adjusted(address(text, forms), () => requiredSchema, '')
}

const optionalSchema = addressSchema
  .nullish()
  .transform((value) => value || undefined)
  .optional()

/** An address that may be left out; older exports say null where there is none. */
export function optionalAddress(text: string, forms: NounForms = {}): Field<typeof optionalSchema> {
  return adjusted(address(text, forms), () => optionalSchema, undefined)
}

/** The address of a picture that may be left out. */
export const optionalPicture = (text: string, forms: NounForms = {}): Field<typeof optionalSchema> =>
  ({ ...optionalAddress(text, forms), picture: true }) as Field<typeof optionalSchema>

const captionsSchema = addressSchema
  .refine((text) => text === '' || (isSitePath(text) && text.endsWith('.vtt')), 'Donnez un fichier de sous-titres.')
  .nullish()
  .transform((value) => value || undefined)
  .optional()

/** The address of a film's captions, which this site has: browsers show no others. It may be left out. */
export function captions(text: string, forms: NounForms = {}): Field<typeof captionsSchema> {
  return adjusted(address(text, forms), () => captionsSchema, undefined)
}

/** The address of a picture. */
export const picture = (): Field<typeof addressSchema> =>
  ({ ...address('image', { feminine: true }), picture: true }) as Field<typeof addressSchema>
