import type { MediaFormat } from '../lib/media-format.ts'

/** A picture, a film or its captions, or a copy of a picture at a width, as the site names them; group 1 is its id. */
export const MEDIA_NAME = /^([\da-f]{32})(?:-\d+)?\.(?:jpg|avif|webp|mp4|webm|vtt)$/

/** What an administrator's file becomes: a still picture, a film, or the captions of one. */
export type MediaKind = 'picture' | 'film' | 'captions'

/** A file that the site has taken, as its door answers. Sizes are in pixels, null where the file does not tell. */
export interface TakenMedia {
  src: string
  alt: string
  width: number | null
  height: number | null
  kind: MediaKind
  /** What the administrator should know of a file that was taken all the same, in French. */
  warning?: string
}

const MEGABYTE = 1024 * 1024

/** The largest file of each kind, in bytes. */
export const SIZE_LIMITS: Record<MediaKind, number> = {
  picture: 25 * MEGABYTE,
  film: 200 * MEGABYTE,
  captions: MEGABYTE / 2,
}

/** The largest drawing, in bytes: a logo has some thousands. */
export const DRAWING_LIMIT = MEGABYTE

/** The most that a picture may have, in pixels. */
export const PIXEL_LIMIT = 50_000_000

/** The longest alternative text, in characters: a sentence or two, and an address holds it encoded. */
export const ALT_LIMIT = 250

/** Why a file is not taken, in French for the person who gave it. */
export const REFUSALS = {
  empty: 'Ce fichier est vide.',
  unknown: "Ce fichier n'est ni une photo (JPEG, PNG, WebP, AVIF, GIF, SVG) ni un film (MP4, MOV, WebM).",
  heic: "Cette photo est au format HEIC, que les navigateurs ne savent pas montrer. Choisissez-la depuis l'iPhone lui-même, qui la convertit, ou enregistrez-la en JPEG.",
  pictureTooLarge: 'Cette photo est trop lourde : 25 Mo au plus.',
  filmTooLarge: 'Ce film est trop lourd : 200 Mo au plus.',
  captionsTooLarge: 'Ces sous-titres sont trop longs : 512 Ko au plus.',
  tooManyPixels: 'Cette photo est trop grande : 50 millions de pixels au plus.',
  unreadablePicture: "Cette photo est abîmée ou incomplète : elle n'a pas pu être lue.",
  unreadableDrawing: "Ce dessin SVG est abîmé : il n'a pas pu être lu. Donnez-le en PNG.",
  drawingTooLarge: 'Ce dessin SVG est trop lourd : 1 Mo au plus. Donnez-le en PNG.',
  drawingTooComplex: 'Ce dessin SVG est trop compliqué pour être redessiné : donnez-le en PNG.',
  drawingOfOthers: "Ce dessin SVG contient une image, ou fait appel à d'autres fichiers : donnez-le en PNG.",
  unreadableFilm: "Ce film est abîmé ou incomplet : il n'a pas pu être lu.",
  unreadableCaptions: "Ces sous-titres n'ont pas pu être lus : donnez un fichier WebVTT, en UTF-8.",
  noPicture: "Ce film n'a pas d'image.",
  unremovableNotes:
    "Ce film contient des notes, comme le lieu, qui n'ont pas pu être retirées. Exportez-le à nouveau sans elles, depuis l'application Photos ou un logiciel de montage.",
  notPicture: 'Ce fichier est un film : ici, il faut une photo.',
  notFilm: 'Ce fichier est une photo : ici, il faut un film.',
  notThere: "Il n'y a plus rien à cette adresse (404).",
  notGiven: "Ce site ne donne pas l'image qui est à cette adresse.",
  noPictureThere:
    "Il n'y a pas d'image à cette adresse : donnez celle de l'image elle-même, et non de la page qui la montre.",
  notPublic: "Cette adresse ne mène pas à un site public : l'image n'y est pas cherchée.",
  unknownHost: "Ce site est introuvable : vérifiez l'adresse.",
  silentHost: "Ce site ne répond pas, ou pas jusqu'au bout.",
  tooManyRedirects: "Cette adresse renvoie à une autre, et ainsi de suite : donnez celle de l'image elle-même.",
  notFetched: "L'image n'a pas pu être cherchée à cette adresse.",
  busy: 'Trop de photos arrivent à la fois. Renvoyez celle-ci dans un instant.',
} as const

/** What is said of what was taken, and that may not be seen as it was meant. */
export const WARNINGS = {
  letters:
    'Ce dessin contient du texte, redessiné avec les polices du site : si ses lettres ont changé, donnez le dessin en PNG.',
  hevc: "Ce film est au format HEVC : beaucoup de navigateurs ne le liront pas. Sur l'iPhone : Réglages, Appareil photo, Formats, « Le plus compatible », puis filmez à nouveau.",
  uncommon:
    'Ce film est dans un format peu courant : beaucoup de navigateurs ne le liront pas. Préférez un MP4 en H.264.',
} as const

/** The widths that a picture's variants may have, in pixels: each holds twice what the one before it does. */
const VARIANT_WIDTHS = [240, 340, 480, 680, 960, 1360, 1920]

/** Lists the widths of a picture's variants, none larger than the picture, the last as near to it as is of use. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, VARIANT_WIDTHS.at(-1)!)
  return [...VARIANT_WIDTHS.filter((narrower) => narrower < largest), largest]
}

/** Says what a file of some format becomes. */
export function mediaKind(format: MediaFormat): MediaKind {
  if (format === 'vtt') return 'captions'
  return format === 'mp4' || format === 'webm' ? 'film' : 'picture'
}
