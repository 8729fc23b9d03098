/** Turns a French telephone number as it is written into a `tel:` link, in international form. */
export function telephoneLink(number: string): string {
  const digits = number.replace(/[^\d+]/g, '')
  return `tel:${digits.replace(/^0(?=\d{9}$)/, '+33')}`
}
