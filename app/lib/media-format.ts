/** What a file is by its content, whatever its name says. */
export type MediaFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg' | 'mp4' | 'webm' | 'vtt'

/** How many of a file's first bytes decide. */
export const HEAD_LENGTH = 1024

/** Brands of the container that pictures and films share. Source: mp4ra.org, « Brands ». */
const AVIF = new Set(['avif', 'avis'])
const HEIF = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const NO_FILM = new Set(['M4A ', 'M4B ', 'M4P ', 'crx ', 'jpm ', 'jp2 ', 'jpx '])

/** Says what a file is by its first bytes, HEAD_LENGTH of them or all; undefined for what the site does not know. */
export function mediaFormat(head: Uint8Array): MediaFormat | undefined {
  const text = String.fromCharCode(...head)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'vtt'
  if (text.startsWith('\x1aE\xdf\xa3')) return text.slice(0, 64).includes('webm') ? 'webm' : undefined
  if (text.slice(4, 8) === 'ftyp') return brandFormat(text)
  return /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg)/i.test(text) && /<svg/i.test(text) ? 'svg' : undefined
}

function brandFormat(text: string): MediaFormat | undefined {
  const [high = 0, low = 0] = [text.charCodeAt(2), text.charCodeAt(3)]
  const length = high * 256 + low
  const major = text.slice(8, 12)
  const brands = [major, ...(text.slice(16, length).match(/[^]{4}/g) ?? [])]
  if (NO_FILM.has(major)) return undefined
  if (AVIF.has(major)) return 'avif'
  if (!HEIF.has(major)) return 'mp4'
  return brands.some((brand) => AVIF.has(brand)) ? 'avif' : 'heic'
}
