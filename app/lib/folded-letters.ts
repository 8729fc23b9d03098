/** Writes a text without capitals, accents, ligatures, other shapes of letters and signs that are not seen, to compare its words. */
export const foldedLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
