/** Writes a text with a capital. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes a text as it stands within a sentence: a name within it keeps its capital; what is all in capitals keeps none. */
export const lowerFirst = (text: string) =>
  text === text.toUpperCase() ? text.toLowerCase() : text.charAt(0).toLowerCase() + text.slice(1)
