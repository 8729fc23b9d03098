import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { box, element, filmOf, numbers, SECRETS, webmOf } from '../../tests/support/films.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { NoPictureError, UnreadableFilmError, UnremovableNotesError, type Film } from './film.server.ts'
import { cleanMp4 } from './mp4.server.ts'
import { cleanWebm } from './webm.server.ts'

let folder: string
beforeEach(() => void (folder = temporaryFolder()))
afterEach(() => rm(folder, { recursive: true }))

async function cleaned(clean: typeof cleanMp4, bytes: Buffer): Promise<{ film: Film; after: Buffer }> {
  const path = join(folder, 'film')
  await writeFile(path, bytes)
  const file = await open(path, 'r+')
  const film = await clean(file).finally(() => file.close())
  return { film, after: await readFile(path) }
}

describe('an MP4 film', () => {
  test('keeps its size and pictures, and nothing of its place or maker', async () => {
    const before = filmOf()
    for (const secret of SECRETS) expect(before.includes(secret, 0, 'latin1')).toBe(true)
    const { film, after } = await cleaned(cleanMp4, before)
    expect(film).toEqual({ width: 640, height: 360, codec: 'avc1' })
    expect(after).toHaveLength(before.length)
    for (const secret of SECRETS) expect(after.includes(secret, 0, 'latin1'), secret).toBe(false)
    expect(after.toString('latin1').split('les images du film')).toHaveLength(3)
    expect(after.toString('latin1')).not.toMatch(/udta|meta|uuid|mebx|wxyz/)
    expect((await cleaned(cleanMp4, after)).after).toEqual(after)
  })

  test('changes nothing in one that says nothing of them', async () => {
    const plain = (await cleaned(cleanMp4, filmOf())).after
    expect((await cleaned(cleanMp4, plain)).after.equals(plain)).toBe(true)
  })

  test.each(['sbtl', 'text', 'subt', 'clcp', 'tmcd', 'data'])('loses the notes of a track of %s', async (notes) => {
    const { after } = await cleaned(cleanMp4, filmOf({ notes }))
    expect(after.includes(SECRETS[2]!)).toBe(false)
    expect(after.toString('latin1').split('les images du film')).toHaveLength(3)
  })

  test('keeps its sound', async () => {
    const { after } = await cleaned(cleanMp4, filmOf({ notes: 'soun' }))
    expect(after.includes(SECRETS[2]!)).toBe(true)
  })

  test('in pieces loses what is said in each, and is refused where notes stand among them', async () => {
    const piece = box(
      'moof',
      box('mfhd', numbers(0, 1)),
      box('traf', box('tfhd', numbers(0, 1)), box('udta', SECRETS[0]!)),
    )
    const { after } = await cleaned(cleanMp4, Buffer.concat([filmOf({ notes: 'soun' }), piece]))
    expect(after.includes(SECRETS[0]!)).toBe(false)
    expect(after.includes('tfhd')).toBe(true)
    await expect(cleaned(cleanMp4, Buffer.concat([filmOf(), piece]))).rejects.toBeInstanceOf(UnremovableNotesError)
  })

  test('loses a second index', async () => {
    const film = filmOf()
    const { after } = await cleaned(cleanMp4, Buffer.concat([film, box('moov', box('udta', SECRETS[0]!))]))
    expect(after.includes(SECRETS[0]!)).toBe(false)
  })

  test('taken upright, is as high as it is shown', async () => {
    const { film } = await cleaned(cleanMp4, filmOf({ turned: true, codec: 'hvc1' }))
    expect(film).toEqual({ width: 360, height: 640, codec: 'hvc1' })
  })

  test('with a box whose length takes eight bytes, or goes to the end of the file', async () => {
    const [mdat, long] = [numbers(1), Buffer.alloc(8)]
    long.writeBigUInt64BE(16n + 5n)
    const film = filmOf()
    const { after } = await cleaned(
      cleanMp4,
      Buffer.concat([film, mdat, Buffer.from('mdat'), long, Buffer.from('12345')]),
    )
    expect(after).toHaveLength(film.length + 21)
    await cleaned(cleanMp4, Buffer.concat([film, numbers(0), Buffer.from('mdat'), Buffer.from('12345')]))
  })

  test.each([
    ['cut short', filmOf().subarray(0, -20)],
    ['without an index', box('ftyp', 'isom')],
    ['with a box longer than itself', Buffer.concat([filmOf(), numbers(900), Buffer.from('free')])],
    ['with a box shorter than its head', Buffer.concat([filmOf(), numbers(4), Buffer.from('free')])],
    ['with an index of nonsense', Buffer.concat([box('ftyp', 'isom'), box('moov', 'absurde '.repeat(20))])],
    [
      'whose track says nothing',
      Buffer.concat([box('moov', box('trak', box('mdia', box('hdlr', numbers(0, 0), 'vide'))))]),
    ],
  ])('%s is unreadable', async (_, bytes) => {
    await expect(cleaned(cleanMp4, bytes)).rejects.toBeInstanceOf(UnreadableFilmError)
  })

  test('with sound alone is no film', async () => {
    await expect(cleaned(cleanMp4, filmOf({ handler: 'soun' }))).rejects.toBeInstanceOf(NoPictureError)
  })
})

describe('a WebM film', () => {
  test.each([
    ['', false],
    [' that was recorded live, without lengths', true],
  ])('keeps its size and pictures, and nothing of its place%s', async (_, isLive) => {
    const before = webmOf({ isLive })
    const { film, after } = await cleaned(cleanWebm, before)
    expect(film).toEqual({ width: 640, height: 360, codec: 'V_VP9' })
    expect(after).toHaveLength(before.length)
    expect(after.includes(SECRETS[0]!)).toBe(false)
    expect(after.includes('WEBVTT')).toBe(false)
    expect(after.toString('latin1').split('les images du film')).toHaveLength(4)
    expect((await cleaned(cleanWebm, after)).after).toEqual(after)
  })

  test('of unknown height', async () => {
    const tracks = element('1654ae6b', element('ae', element('e0', element('b0', '\x10'))))
    const small = Buffer.concat([element('1a45dfa3', element('4282', 'webm')), element('18538067', tracks)])
    expect((await cleaned(cleanWebm, small)).film).toEqual({ width: 16, height: null, codec: '' })
  })

  test.each([
    ['cut short', webmOf().subarray(0, -4)],
    ['without a segment', element('1a45dfa3', element('4282', 'webm'))],
    ['of nonsense', Buffer.from('absurde '.repeat(20))],
    ['of zeros', Buffer.alloc(100)],
  ])('%s is unreadable', async (_, bytes) => {
    await expect(cleaned(cleanWebm, bytes)).rejects.toBeInstanceOf(UnreadableFilmError)
  })
})
