/** A rule: with selectors, each with the classes that it asks for; one that holds others; or one that is for all pages. */
interface Rule {
  text: string
  head: string
  body: string
  selectors?: { text: string; classes: string[] }[]
  rules?: Rule[]
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

const known = new Map<string, Rule[]>()

/**
 * Leaves out of a style what asks for a class that no element of a page has. Only for a page to which no script gives
 * classes: docs/decisions/038.
 */
export function usedStyles(css: string, html: string): string {
  const names = new Set<string>()
  for (const [, classes] of html.matchAll(/\sclass="([^"]*)"/g)) for (const name of classes!.split(' ')) names.add(name)
  let rules = known.get(css)
  if (!rules) {
    rules = read(css)
    known.set(css, rules)
  }
  return write(rules, names)
}

function write(rules: Rule[], names: Set<string>): string {
  return rules.map((rule) => ruleFor(rule, names)).join('')
}

function ruleFor({ text, head, body, selectors, rules }: Rule, names: Set<string>): string {
  if (rules) {
    const within = write(rules, names)
    return within.trim() && `${head}{${within}}`
  }
  const used = selectors?.filter(({ classes }) => classes.every((name) => names.has(name)))
  if (used?.length === selectors?.length) return text
  return used!.length > 0 ? used!.map((selector) => selector.text).join() + body : ''
}

function read(css: string): Rule[] {
  return parts(css, '}').map((text): Rule => {
    const opens = parts(text, '{')[0]!.length - 1
    const [head, body] = [text.slice(0, opens), text.slice(opens)]
    const rule = { text, head, body }
    if (/^\s*@(?:media|supports|layer|container)\b/.test(head) && body.startsWith('{'))
      return { ...rule, rules: read(body.slice(1, -1)) }
    if (head.trimStart().startsWith('@') || !body.startsWith('{')) return rule
    return { ...rule, selectors: parts(head, ',').map((selector) => selectorOf(selector.replace(/,$/, ''))) }
  })
}

/** What stands in brackets may be one of several, or what must not be: `:is(.one, .other)`, `:not(.one)`. */
function selectorOf(text: string) {
  let plain = text
  for (let before = ''; plain !== before;) {
    before = plain
    plain = plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  }
  return { text, classes: Array.from(plain.matchAll(CLASS), ([, name]) => name!) }
}

/** Cuts a text after each of a sign that stands in no brackets but what it ends, nor in a string. */
function parts(text: string, sign: ',' | '{' | '}'): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at]!
    if (one === '\\') at += 1
    else if (one === '"' || one === "'") {
      while (at < text.length && text[(at += 1)] !== one) if (text[at] === '\\') at += 1
    } else if (')]}'.includes(one)) depth -= 1
    if (one === sign && depth === 0) {
      found.push(text.slice(start, at + 1))
      start = at + 1
    }
    if ('([{'.includes(one)) depth += 1
  }
  const rest = text.slice(start)
  return rest ? [...found, rest] : found
}
