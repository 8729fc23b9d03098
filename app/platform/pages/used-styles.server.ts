import { parse, type Container } from 'postcss'

/** A rule as it is written, and what of it depends on a page: its selectors, or the rules that it holds. */
interface Rule {
  text: string
  /** What stands before its first brace, and what follows. */
  head: string
  body: string
  selectors?: { text: string; classes: string[] }[]
  rules?: Rule[]
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g
const HOLDS_RULES = new Set(['media', 'supports', 'layer', 'container'])

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
    rules = read(parse(css))
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
    return within && `${head}{${within}}`
  }
  const used = selectors?.filter(({ classes }) => classes.every((name) => names.has(name)))
  if (used?.length === selectors?.length) return text
  return used!.length > 0 ? used!.map((selector) => selector.text).join() + body : ''
}

function read(sheet: Container): Rule[] {
  return (sheet.nodes ?? []).flatMap((node): Rule | [] => {
    const text = node.toString()
    if (node.type === 'rule') {
      const { selector, selectors } = node
      return { text, head: selector, body: text.slice(selector.length), selectors: selectors.map(selectorOf) }
    }
    if (node.type !== 'atrule') return []
    // A statement, as `@layer a,b`, is ended by what follows it.
    if (!node.nodes) return { text: `${text};`, head: text, body: '' }
    const rules = HOLDS_RULES.has(node.name) ? { rules: read(node) } : {}
    return { text, head: `@${node.name} ${node.params}`, body: '', ...rules }
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
