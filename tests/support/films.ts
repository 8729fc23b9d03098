/** Writes a box of an MP4 file around its parts. */
export function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  return Buffer.concat([numbers(content.length + 8), Buffer.from(type, 'latin1'), content])
}

/** Whole numbers of four bytes each. */
export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeInt32BE(value | 0, index * 4))
  return bytes
}

/** What a film says of its place and maker, found nowhere once it is cleaned. */
export const SECRETS = ['+48.5734+007.7521', 'Camille', 'GPSTRACK']

interface FilmOptions {
  codec?: string
  brand?: string
  turned?: boolean
  handler?: string
}

const PICTURES = 'les images du film'

/**
 * A small film as a phone writes it: its place in `udta`, `meta` and a track of notes, whose samples stand among the
 * pictures. No player would show it, but its boxes are those of any other.
 */
export function filmOf({ codec = 'avc1', brand = 'isom', turned = false, handler = 'vide' }: FilmOptions = {}): Buffer {
  const ftyp = box('ftyp', brand, numbers(512), 'isomiso2')
  const xmp = box('uuid', 'A'.repeat(16), `<xmp>${SECRETS[1]}</xmp>`)
  const before = ftyp.length + xmp.length + 8
  const mdat = box('mdat', PICTURES, SECRETS[2]!, PICTURES)
  const matrix = turned ? [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000] : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0]
  const head = box('tkhd', numbers(7, 0, 0, 1, 0, 0, 0, 0, 0, 0, ...matrix), numbers(640 << 16, 360 << 16))
  const track = (kind: string, entry: string, samples: Buffer[]) =>
    box(
      'trak',
      head,
      box('udta', box('name', SECRETS[1]!)),
      box(
        'mdia',
        box('hdlr', numbers(0, 0), kind, numbers(0, 0, 0)),
        box('minf', box('stbl', box('stsd', numbers(0, 1), box(entry, Buffer.alloc(78))), ...samples)),
      ),
    )
  const place = box('udta', box('\xa9xyz', SECRETS[0]!))
  const meta = box('meta', box('ilst', SECRETS[0]!))
  const notes = [
    box('stsz', numbers(0, 0, 1, SECRETS[2]!.length)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stco', numbers(0, 1, before + PICTURES.length)),
  ]
  const moov = box(
    'moov',
    box('mvhd', Buffer.alloc(100)),
    track(handler, codec, []),
    track('meta', 'mebx', notes),
    place,
    meta,
  )
  return Buffer.concat([ftyp, xmp, mdat, moov])
}

/** An element of a WebM file: its id in hexadecimal, its length in eight bytes, its content. */
export function element(id: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.length))
  return Buffer.concat([Buffer.from(id, 'hex'), size, content])
}

/** A small WebM file with tags. */
export function webmOf(): Buffer {
  const video = element('e0', element('b0', '\x02\x80'), element('ba', '\x01\x68'))
  return Buffer.concat([
    element('1a45dfa3', element('4282', 'webm')),
    element(
      '18538067',
      element('1654ae6b', element('ae', element('86', 'V_VP9'), video)),
      element('1254c367', SECRETS[0]!),
      element('1f43b675', PICTURES),
    ),
  ])
}
