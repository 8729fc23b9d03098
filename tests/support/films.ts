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
export const SECRETS = ['+48.5734+007.7521', 'Camille', 'GPSTRACK', 'WHEN', 'Appareil de Camille']

interface FilmOptions {
  codec?: string
  brand?: string
  turned?: boolean
  handler?: string
  /** What the track of notes says that it is. */
  notes?: string
}

const PICTURES = 'les images du film'

/** When it was taken, as boxes say it, in seconds. */
const MOMENT = Buffer.from('WHEN')

/**
 * A small film as a phone writes it: its place in `udta`, `meta`, `free` and a track of notes, whose samples stand among
 * the pictures. No player would show it, but its boxes are those of any other.
 */
export function filmOf(options: FilmOptions = {}): Buffer {
  const { codec = 'avc1', brand = 'isom', turned = false, handler = 'vide', notes = 'meta' } = options
  const ftyp = box('ftyp', brand, numbers(512), 'isomiso2')
  const xmp = box('uuid', 'A'.repeat(16), `<xmp>${SECRETS[1]}</xmp>`)
  const spare = Buffer.concat([box('free', SECRETS[0]!), box('skip', SECRETS[1]!), box('wxyz', SECRETS[0]!)])
  const before = ftyp.length + xmp.length + spare.length + 8
  const mdat = box('mdat', PICTURES, SECRETS[2]!, PICTURES)
  const matrix = turned ? [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000] : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0]
  const head = box(
    'tkhd',
    numbers(7),
    MOMENT,
    MOMENT,
    numbers(1, 0, 0, 0, 0, 0, 0, ...matrix),
    numbers(640 << 16, 360 << 16),
  )
  const track = (kind: string, entry: string, samples: Buffer[]) =>
    box(
      'trak',
      head,
      box('udta', box('name', SECRETS[1]!)),
      box(
        'mdia',
        box('mdhd', numbers(0), MOMENT, MOMENT, numbers(600, 600, 0)),
        box('hdlr', numbers(0, 0), kind, numbers(0, 0, 0), SECRETS[4]!),
        box('udta', box('name', SECRETS[1]!)),
        box(
          'minf',
          box('free', SECRETS[1]!),
          box('stbl', box('udta', SECRETS[0]!), box('stsd', numbers(0, 1), box(entry, Buffer.alloc(78))), ...samples),
        ),
      ),
    )
  const place = box('udta', box('\xa9xyz', SECRETS[0]!))
  const meta = box('meta', box('ilst', SECRETS[0]!))
  const samples = [
    box('stsz', numbers(0, 0, 1, SECRETS[2]!.length)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stco', numbers(0, 1, before + PICTURES.length)),
  ]
  const moov = box(
    'moov',
    box('mvhd', numbers(0), MOMENT, MOMENT, Buffer.alloc(88)),
    track(handler, codec, []),
    track(notes, 'mebx', samples),
    place,
    meta,
    place,
  )
  return Buffer.concat([ftyp, xmp, spare, mdat, moov, place])
}

/** An element of a WebM file: its id in hexadecimal, its length in eight bytes, its content. */
export function element(id: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.length))
  return Buffer.concat([Buffer.from(id, 'hex'), size, content])
}

/** A small WebM file that says when and where it was made: in its description, tags, subtitles, and what players pass over. */
export function webmOf({ isLive = false } = {}): Buffer {
  const secret = SECRETS[0]!
  const open = (id: string, ...parts: Buffer[]) =>
    isLive ? Buffer.concat([Buffer.from(`${id}ff`, 'hex'), ...parts]) : element(id, ...parts)
  const video = element('e0', element('b0', '\x02\x80'), element('ba', '\x01\x68'))
  const track = element('ae', element('d7', '\x01'), element('536e', secret), element('86', 'V_VP9'), video)
  const subtitles = element('ae', element('d7', '\x02'), element('83', '\x11'), element('86', 'D_WEBVTT/METADATA'))
  const info = element('1549a966', element('2ad7b1', '\x0f\x42\x40'), element('7ba9', secret), element('4461', secret))
  return Buffer.concat([
    element('1a45dfa3', element('4282', 'webm')),
    open(
      '18538067',
      info,
      element('1654ae6b', track, subtitles),
      element('ec', secret),
      element('1254c367', secret),
      open(
        '1f43b675',
        element('e7', '\0'),
        element('a3', '\x81\0\0\0', PICTURES),
        element('a3', '\x82\0\0\0', secret),
        element('a0', element('a1', '\x82\0\0\0', secret)),
        element('a0', element('a1', '\x81\0\0\0', PICTURES)),
      ),
      open('1f43b675', element('e7', '\x01'), element('a3', '\x81\0\0\0', PICTURES)),
      element('1254c367', secret),
    ),
  ])
}
