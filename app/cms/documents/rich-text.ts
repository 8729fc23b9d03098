/** The tags that a rich text keeps. */
export const KEPT_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
]

/** Those that another takes the place of. The page's own headings are h1 and h2: a text begins below them. */
export const REPLACED_TAGS: Record<string, string> = { h1: 'h3', h2: 'h3', del: 's', strike: 's' }

const NAMES: Record<string, string> = {
  img: 'image',
  picture: 'image',
  svg: 'image',
  table: 'tableau',
  tbody: 'tableau',
  thead: 'tableau',
  tr: 'tableau',
  td: 'tableau',
  th: 'tableau',
  span: 'couleur, taille ou police (span)',
  font: 'couleur, taille ou police (font)',
  div: 'bloc (div)',
  hr: 'trait (hr)',
  iframe: 'page intégrée (iframe)',
  video: 'vidéo',
  audio: 'son',
  script: 'script',
  style: 'feuille de style',
  h5: 'intertitre h5',
  h6: 'intertitre h6',
}

/** Says in French what a save does not keep of an HTML text: a name for each kind of tag, in the order of the text. */
export function lostParts(html: string): string[] {
  const tags = [...html.matchAll(/<([a-z][a-z\d-]*)/gi)].map(([, tag]) => tag!.toLowerCase())
  const lost = [...new Set(tags)].filter((tag) => !KEPT_TAGS.includes(tag) && !(tag in REPLACED_TAGS))
  return [...new Set(lost.map((tag) => NAMES[tag] ?? tag))]
}
