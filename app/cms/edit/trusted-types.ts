/** What runs, brings in or sends something: no text of the site has any of these. */
const ELEMENTS = 'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, svg, math'

/** What React writes to make a script element. */
const EMPTY_SCRIPT = '<script></script>'

/** Where the editor reads HTML into a document of its own, in which nothing runs, and keeps of it what its schema has. */
const READING = 'DOMParser parseFromString'

const RUNS = /^\s*(?:javascript|data|vbscript):/i

type Rule = (text: string, type: string, sink: string) => string

/** The part of the browser's interface that TypeScript does not describe yet. */
interface TrustedTypes {
  defaultPolicy: object | null
  createPolicy: (name: string, rules: Record<string, Rule>) => { createHTML: (text: string) => string }
}

/**
 * Looks at whatever script writes into this page as HTML, and throws where it could run: the server has cleaned it
 * before. Scripts are never written, nor asked for but from the build. Does nothing in a browser
 * without Trusted Types, or where it is done. Source: W3C, Trusted Types, « default policy ».
 */
export function guardWrites(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  // Parsed in a template, nothing loads and nothing runs.
  const inert = trustedTypes.createPolicy('administration-inert', { createHTML: (text) => text })
  const isAllowed = (html: string, sink: string) =>
    sink === READING || html === EMPTY_SCRIPT || isHarmless(inert.createHTML(html))
  // Thrown, not left out: the clipboard's own policy then takes over, which also reads into a document of its own.
  trustedTypes.createPolicy('default', {
    createHTML: (html, _, sink) => (isAllowed(html, sink) ? html : refuse()),
    createScript: (text) => (isData(text) ? text : refuse()),
    createScriptURL: (address) => (isBuilt(address) ? address : refuse()),
  })
}

function refuse(): never {
  throw new TypeError('This could run as script.')
}

function isHarmless(html: string): boolean {
  const template = document.createElement('template')
  template.innerHTML = html
  if (template.content.querySelector(ELEMENTS)) return false
  for (const { attributes } of template.content.querySelectorAll('*'))
    for (const { name, value } of attributes) if (name.startsWith('on') || RUNS.test(value)) return false
  return true
}

/** What describes a page to search engines stands in an element for scripts, and is none. */
function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

function isBuilt(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.startsWith('/static/js/')
}
