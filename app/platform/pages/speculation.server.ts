/**
 * Has a browser that can do so read a page as soon as its link is about to be pressed: for visitors' pages alone.
 * The rules are public/speculation-rules.json; they count only as `SPECULATION_TYPE`. Source: HTML, speculative loading.
 */
export const SPECULATION_HEADER = { 'Speculation-Rules': '"/speculation-rules.json"' }

/** What the rules' own file is served as. */
export const SPECULATION_TYPE = 'application/speculationrules+json'
