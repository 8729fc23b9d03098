/** What runs, brings in or sends something: no text of the site has any of these. */
const ELEMENTS = 'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, svg, math'

/** What the libraries write themselves: React, to make a script element; the editor, its style sheet's text. */
const EMPTY_SCRIPT = '<script></script>'

const RUNS = /^\s*(?:javascript|data|vbscript):/i

/** The part of the browser's interface that TypeScript's own description of it lacks. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => {
    createHTML: (text: string) => string
  }
}

/**
 * Looks at whatever script writes into this page as HTML, and refuses what could run: the server has cleaned it, and
 * this is the second lock. Scripts are never written, nor asked for but from the build. Does nothing in a browser
 * without Trusted Types. Source: W3C, Trusted Types, « default policy ».
 */
export function guardWrites(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return
  // Parsed in a template, nothing loads and nothing runs.
  const inert = trustedTypes.createPolicy('administration-inert', { createHTML: (text) => text })
  trustedTypes.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || isHarmless(inert.createHTML(text)) ? text : null),
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (address) => (isBuilt(address) ? address : null),
  })
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
  return origin === location.origin && pathname.startsWith('/assets/')
}
