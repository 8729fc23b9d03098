import figtree from '../styles/fonts/figtree.woff2'
import jostItalic from '../styles/fonts/jost-italic.woff2'
import jost from '../styles/fonts/jost.woff2'
import loraItalic from '../styles/fonts/lora-italic.woff2'
import lora from '../styles/fonts/lora.woff2'
import nunitoSans from '../styles/fonts/nunito-sans.woff2'
import type { Pair } from './definition'
import STAND_INS from './stand-ins.json'

interface Face {
  family: string
  file: string
  /** The faces of most machines that take as much room until it is there, by what their names end in. */
  like: readonly string[]
  otherwise: 'sans-serif' | 'serif'
}

interface FacePair {
  main: Face
  display: Face
  italic: string
}

const SANS = { like: ['Arial', 'Roboto'], otherwise: 'sans-serif' } as const
const SERIF = { like: ['Times', 'Noto'], otherwise: 'serif' } as const

/** The pairs to choose from beside the one that the site comes with. */
const PAIRS: Record<Exclude<Pair, 'origine'>, FacePair> = {
  douce: {
    main: { family: 'Nunito Sans', file: nunitoSans, ...SANS },
    display: { family: 'Lora', file: lora, ...SERIF },
    italic: loraItalic,
  },
  moderne: {
    main: { family: 'Figtree', file: figtree, ...SANS },
    display: { family: 'Jost', file: jost, ...SANS },
    italic: jostItalic,
  },
}

/** What a page needs of a chosen pair; undefined for the one that the site comes with. */
export interface ChosenFaces {
  style: string
  /** The files of the first view. */
  files: string[]
  italic: string
}

/** Writes the faces of a pair as the style that stands in a page, in the place of the site's own. */
export function facesOf(pair: Pair): ChosenFaces | undefined {
  if (pair === 'origine') return undefined
  const { main, display, italic } = PAIRS[pair]
  const style = [
    face(main.family, main.file, '400 600'),
    face(display.family, display.file, '400 500'),
    face(display.family, italic, '400', 'font-style:italic;'),
    STAND_INS[pair],
    `:root{--font-main:${families(main)};--font-display:${families(display)}}`,
  ].join('')
  return { style, files: [main.file, display.file], italic }
}

const face = (family: string, file: string, weight: string, more = '') =>
  `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${weight};${more}font-display:swap}`

const families = ({ family, like, otherwise }: Face) =>
  [`'${family}'`, ...like.map((one) => `'${family} as ${one}'`), otherwise].join()
