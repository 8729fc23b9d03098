/**
 * The lines of a text that is typed one entry a line; none of an empty one. A line that was broken by hand comes from a text
 * processor with a vertical tabulation.
 */
export const typedLines = (text: string): string[] => (text === '' ? [] : text.replaceAll('\v', '\n').split('\n'))
