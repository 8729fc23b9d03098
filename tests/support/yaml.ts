import { parsers } from 'prettier/plugins/yaml'

/** What the parser of Prettier says of a part of the text. */
interface Node {
  type: string
  value?: string
  children?: (Node | null)[]
  anchor?: { value: string } | null
}

/** Reads YAML as a compose file needs it: mappings, sequences, anchors and text. Every value is a string; null where there is none. */
export async function parseYaml(text: string): Promise<unknown> {
  const root = (await parsers.yaml.parse(text, {} as never)) as Node
  const anchors = new Map<string, unknown>()
  const read = (node: Node | null | undefined): unknown => {
    if (!node) return null
    const children = node.children ?? []
    const value = () => {
      switch (node.type) {
        case 'mapping':
        case 'flowMapping':
          return Object.fromEntries(children.map((item) => item!.children!.map(read) as [string, unknown]))
        case 'sequence':
        case 'flowSequence':
          return children.map(read)
        case 'alias':
          return anchors.get(node.value!)
        case 'plain':
        case 'quoteDouble':
        case 'quoteSingle':
          return node.value
        default:
          // What only holds another.
          return read(children.find((child) => child && child.type !== 'comment'))
      }
    }
    const found = value()
    if (node.anchor) anchors.set(node.anchor.value, found)
    return found
  }
  return read(root.children![0]!.children![1])
}
