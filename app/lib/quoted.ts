/** Quotes a text within a sentence; what it quotes itself stands between marks of the second rank. */
export const quoted = (text: string): string => `« ${text.replace(/«\s?/g, '“').replace(/\s?»/g, '”')} »`
