/** Reads a number as it is typed in French, « 48,58 » or « 1 250 »; what is none, as it was typed. */
export function readNumber(text: string): number | string {
  const number = Number(text.replace(/[\s\u00a0]/g, '').replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? text : number
}

/** Writes a number as it is typed in French. */
export const writeNumber = (number: number): string => String(number).replace('.', ',')
