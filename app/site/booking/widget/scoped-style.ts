const IMPORT = /@import\s[^;]+;/g

/** A selector whose subject is the document itself. */
const DOCUMENT = /(?:^|[\s>])(?::root|html|body)$/

const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?$/

/** Writes a style sheet anew so that it reaches `roots` and what is in them: these stand for its document. */
export function scopedStyle(css: string, roots: string): string {
  return [...(css.match(IMPORT) ?? []), ...rulesOf(css.replace(IMPORT, ''), roots)].join('\n')
}

/** Does the same to one rule. */
export function scopedRule(rule: string, roots: string): string {
  return rulesOf(rule, roots)[0] ?? rule
}

/** Turns the addresses of a style sheet, relative to its own, into whole ones. */
export function rebasedStyle(css: string, base: string): string {
  return css.replace(/url\(([^()]+)\)/g, (whole, quoted: string) => {
    const address = quoted.trim().replace(/^["']|["']$/g, '')
    if (/^(?:data:|#|$)/.test(address)) return whole
    try {
      return `url(${JSON.stringify(new URL(address, base).href)})`
    } catch {
      return whole
    }
  })
}

function rulesOf(css: string, roots: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const rules = [...sheet.cssRules]
  for (const rule of rules) scope(rule, roots)
  return rules.map(({ cssText }) => cssText)
}

/** A rule within a style rule is about what that one reaches; one within a condition is scoped by itself. */
function scope(rule: CSSRule, roots: string) {
  if (rule instanceof CSSStyleRule)
    rule.selectorText = selectorsOf(rule.selectorText)
      .map((selector) => scopedSelector(selector, roots))
      .join()
  else if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) scope(inner, roots)
}

/** As strong as before, and reaching no further: `:is()` weighs what is in it, `:where()` nothing. */
function scopedSelector(selector: string, roots: string): string {
  const pseudo = PSEUDO_ELEMENT.exec(selector)?.[0] ?? ''
  const element = selector.slice(0, selector.length - pseudo.length) || '*'
  if (DOCUMENT.test(element)) return `:where(${roots})${pseudo}`
  return `:is(${element}):where(:is(${roots}), :is(${roots}) *)${pseudo}`
}

/** The selectors of a list, split at its own commas. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const character of list) {
    if ('(['.includes(character)) depth++
    if (')]'.includes(character)) depth--
    if (character === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += character
  }
  return selectors.map((selector) => selector.trim())
}
