import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { filmOf, SECRETS as FILM_SECRETS, webmOf } from '../../tests/support/films.ts'
import { captureLog } from '../../tests/support/logged.ts'
import {
  namesOf,
  openTestStorage,
  STORAGES,
  withObjectStorage,
  type TestStorage,
} from '../../tests/support/media-storages.ts'
import { photograph, SECRETS, telephonePhotograph } from '../../tests/support/photographs.ts'
import { ENGINES, freshDatabase } from '../../tests/support/test-database.ts'
import { DRAWING_LIMIT, REFUSALS, SIZE_LIMITS, WARNINGS } from './media.ts'
import type { Database } from '../platform/database/tables.ts'
import { openMediaLibrary, type MediaLibrary } from './media-library.server.ts'
import { describeMedia, findMedia, findMediaAt } from './media.server.ts'

const AUTHOR = 'camille'

const LEADING_OUT = '<svg xmlns="http://www.w3.org/2000/svg"><use href="b.svg#c"/></svg>'

/** A drawing of a disk, with what would run if a browser took it for a page. */
const drawing = (size: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} onload="alert(1)">` +
  `<script>alert(1)</script>${more}<circle cx="10" cy="5" r="4" fill="teal"/></svg>`

/** Sends bytes as a browser does: in pieces. */
function sent(bytes: Uint8Array, piece = 64 * 1024): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, (at += piece)))
    },
  })
}

/** Either engine, and either storage: each pair would tell no more. */
const PLACES = [...ENGINES.map((engine) => [engine, STORAGES[0]!] as const), [ENGINES[0]!, STORAGES[1]!] as const]

const service = withObjectStorage()

describe.each(PLACES)('the library of pictures and films on %s, in a %s', (engine, kind) => {
  let db: Database
  let opened: TestStorage
  let library: MediaLibrary

  beforeEach(async () => {
    db = await freshDatabase(engine)
    opened = await openTestStorage(kind, service())
    library = openMediaLibrary(db, opened.storage)
  })
  afterEach(async () => {
    library.close()
    vi.restoreAllMocks()
    service().trouble(undefined)
    await opened.remove()
  })

  const add = async (bytes: Uint8Array) => library.add(sent(bytes), AUTHOR)
  const files = () => namesOf(opened.storage)
  const idOf = (src: string) => /\/media\/(\w+)/.exec(src)![1]!
  const nameOf = (src: string) => src.slice('/media/'.length)
  const bytesOf = async (src: string) => buffer(await opened.storage.read(nameOf(src)))
  const finished = (src: string) =>
    vi.waitFor(async () => expect((await findMedia(db, idOf(src)))?.variants).toBe('done'), 60_000)

  test('keeps of captions what they say, under a name of their own', async () => {
    const file =
      '\ufeffWEBVTT\n\nNOTE 48.5734, 7.7521\n\nSTYLE\n::cue { color: red }\n\n0:01.000 --> 0:02.000 line:0\n<b>Bonjour</b>\n'
    const taken = await add(Buffer.from(file.replaceAll('0:0', '00:0')))
    expect(taken).toMatchObject({ src: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.vtt$/), kind: 'captions' })
    expect((await bytesOf(taken.src)).toString()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nBonjour\n')
    expect(await files()).toEqual([nameOf(taken.src)])
    expect(await findMedia(db, idOf(taken.src))).toMatchObject({ kind: 'captions', extension: 'vtt', size: 46 })
    expect((await findMediaAt(db, [taken.src])).size).toBe(1)
  })

  test.each([
    ['that say nothing', 'WEBVTT\n'],
    ['whose times are none', 'WEBVTT\n\n00:01.000 --> bientôt\nUn\n'],
    ['that end before they begin', 'WEBVTT\n\n00:02.000 --> 00:01.000\nUn\n'],
    ['of another alphabet than theirs', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n\xc9t\xe9\n', 'latin1')],
  ])('refuses captions %s', async (_, file) => {
    await expect(add(Buffer.from(file as string))).rejects.toMatchObject({
      status: 400,
      message: REFUSALS.unreadableCaptions,
    })
    expect(await files()).toEqual([])
  })

  test('refuses captions longer than any film', async () => {
    const file = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'a'.repeat(SIZE_LIMITS.captions)}\n`
    await expect(add(Buffer.from(file))).rejects.toMatchObject({ status: 413, message: REFUSALS.captionsTooLarge })
  })

  test('turns a picture upright, takes out all that it tells, and makes its narrower copies', async () => {
    const bytes = await telephonePhotograph(600, 400)
    for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(true)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 600, orientation: 6 })
    const taken = await add(bytes)
    expect(taken).toEqual({
      src: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/),
      alt: '',
      width: 600,
      height: 400,
      kind: 'picture',
    })
    const { orientation, exif, icc, xmp } = await sharp(await bytesOf(taken.src)).metadata()
    expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
    const kept = await bytesOf(taken.src)
    for (const secret of SECRETS) expect(kept.includes(secret)).toBe(false)
    const top = await sharp(kept).extract({ left: 300, top: 50, width: 1, height: 1 }).raw().toBuffer()
    expect(top[0]!).toBeGreaterThan(200)
    await finished(taken.src)
    const id = idOf(taken.src)
    expect(await files()).toEqual(
      [
        `${id}.jpg`,
        ...[240, 340, 480, 600].flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`]),
      ].toSorted(),
    )
    expect(await sharp(await bytesOf(`/media/${id}-480.avif`)).metadata()).toMatchObject({ width: 480, height: 320 })
    // Half red, half blue.
    expect((await findMedia(db, id))?.tone).toBe('84504a')
  })

  test.each(['png', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    expect(await add(await photograph({ width: 100, height: 80, format }))).toMatchObject({ width: 100, height: 80 })
  })

  test('shows paper through what is transparent', async () => {
    const glass = sharp({ create: { width: 10, height: 10, channels: 4, background: '#00000000' } })
    const { src } = await add(await glass.png().toBuffer())
    const [red, green, blue] = await sharp(await bytesOf(src))
      .raw()
      .toBuffer()
    expect([red, green, blue].map((value) => Math.abs(value! - 0xff) < 4)).toEqual([true, true, true])
  })

  test('keeps no picture longer than 2560 pixels', async () => {
    const { src, width, height } = await add(await photograph({ width: 300, height: 4000 }))
    expect([width, height]).toEqual([192, 2560])
    await finished(src)
  })

  test('gives the same file the same address, and leaves it its text', async () => {
    const bytes = await photograph()
    const first = await add(bytes)
    await finished(first.src)
    expect(await add(bytes)).toEqual(first)
    await describeMedia(db, { src: first.src, alt: 'Deux bandes' })
    expect(await add(bytes)).toEqual({ ...first, alt: 'Deux bandes' })
    expect((await findMedia(db, idOf(first.src)))?.variants).toBe('done')
    await opened.lose(nameOf(first.src))
    expect(await add(bytes)).toEqual({ ...first, alt: 'Deux bandes' })
    expect(await files()).toContain(nameOf(first.src))
  })

  test('changes the text of a picture, and finds what addresses lead to', async () => {
    const { src } = await add(await photograph({ width: 20, height: 20 }))
    expect(await describeMedia(db, { src, alt: 'Un carré' })).toMatchObject({ media: { alt: 'Un carré' } })
    const unseen = { src, alt: 'Un carré bleu', was: 'Un rond' }
    expect(await describeMedia(db, unseen)).toMatchObject({ media: { alt: 'Un carré' }, isUnseen: true })
    expect(await describeMedia(db, { ...unseen, was: 'Un carré' })).toMatchObject({ media: { alt: 'Un carré bleu' } })
    expect(await describeMedia(db, unseen)).toMatchObject({ isUnseen: false })
    expect(await describeMedia(db, { src: '/media/absent.jpg', alt: 'Rien' })).toBeUndefined()
    expect(await describeMedia(db, { src: `/media/${'0'.repeat(32)}.jpg`, alt: 'Rien' })).toBeUndefined()
    const found = await findMediaAt(db, [src, '/images/x.jpg', `/media/${'0'.repeat(32)}.jpg`, ''])
    expect([...found.keys()]).toEqual([src])
  })

  test('takes a film as it is, without its place and maker', async () => {
    const bytes = filmOf({ turned: true })
    const taken = await add(bytes)
    expect(taken).toMatchObject({ src: expect.stringMatching(/\.mp4$/), width: 360, height: 640, kind: 'film' })
    expect(taken.warning).toBeUndefined()
    const kept = await bytesOf(taken.src)
    expect(kept).toHaveLength(bytes.length)
    for (const secret of FILM_SECRETS) expect(kept.includes(secret, 0, 'latin1')).toBe(false)
    expect((await add(bytes)).src).toBe(taken.src)
    expect((await add(webmOf())).src).toMatch(/\.webm$/)
  })

  test('warns of films that many browsers do not play', async () => {
    expect((await add(filmOf({ codec: 'hvc1', brand: 'qt  ' }))).warning).toContain('HEVC')
    expect((await add(filmOf({ codec: 'apch' }))).warning).toContain('peu courant')
  })

  test('redraws a drawing, of whatever size it says it is', async () => {
    const { src, width, height } = await add(Buffer.from(drawing('width="20000" height="10000" viewBox="0 0 20 10"')))
    expect([src, width, height]).toEqual([expect.stringMatching(/\.jpg$/), 1200, 600])
    const kept = await bytesOf(src)
    expect(kept.toString('latin1')).not.toMatch(/svg|script/i)
    const at = (left: number, top: number) => sharp(kept).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
    // Paper around it, and its own colour.
    expect([...(await at(5, 5))].every((channel) => channel > 250)).toBe(true)
    const [red, green, blue] = await at(600, 300)
    expect([red! < 20, Math.abs(green! - 128) < 12, Math.abs(blue! - 128) < 12]).toEqual([true, true, true])
    await finished(src)
    expect((await files()).filter((name) => !/\.(?:jpg|webp|avif)$/.test(name))).toEqual([])
  })

  test('says of a drawing with letters that its faces may not be here', async () => {
    const answer = await add(Buffer.from(drawing('width="20" height="10"', '<text x="2" y="8">Spa</text>')))
    expect(answer.warning).toBe(WARNINGS.letters)
    await finished(answer.src)
  })

  test.each([
    ['a picture within', '<image href="data:image/png;base64,AAAA"/>', 'drawingOfOthers'],
    ['a file of the machine', '<image xlink:href="file:///etc/passwd"/>', 'drawingOfOthers'],
    ['a sheet of another site', '<style>@import "https://a.example/b.css";</style>', 'drawingOfOthers'],
    ['a fill of another site', '<rect fill="url(https://a.example/b.svg#c)"/>', 'drawingOfOthers'],
    ['no end', '<g>', 'unreadableDrawing'],
  ] as const)('refuses a drawing with %s', async (_, part, reason) => {
    const given = library.add(sent(Buffer.from(drawing('width="20" height="10"', part))), AUTHOR)
    await expect(given).rejects.toMatchObject({ message: REFUSALS[reason] })
    expect(await files()).toEqual([])
  })

  test('refuses a drawing with words of its own', async () => {
    const words = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    const given = library.add(sent(Buffer.from(words + drawing('width="20" height="10"'))), AUTHOR)
    await expect(given).rejects.toMatchObject({ message: REFUSALS.drawingOfOthers })
  })

  test('refuses what is neither, is too large or is damaged, and keeps nothing of it', async () => {
    const whole = await photograph()
    const large = { create: { width: 8000, height: 6300, channels: 3, background: '#888' } } as const
    const heavy = Buffer.alloc(SIZE_LIMITS.picture + 1)
    whole.copy(heavy)
    const film = Buffer.alloc(1024 * 1024)
    filmOf().copy(film)
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(film) })
    for (const [body, status, reason] of [
      [sent(Buffer.from(LEADING_OUT)), 415, 'drawingOfOthers'],
      [sent(Buffer.concat([Buffer.from('<svg>'), Buffer.alloc(DRAWING_LIMIT, ' ')])), 413, 'drawingTooLarge'],
      [sent(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')), 415, 'heic'],
      [sent(Buffer.from('%PDF-1.7')), 415, 'unknown'],
      [sent(Buffer.alloc(5000)), 415, 'unknown'],
      [sent(Buffer.alloc(0)), 400, 'empty'],
      [null, 400, 'empty'],
      [sent(whole.subarray(0, whole.length / 2)), 400, 'unreadablePicture'],
      [sent(Buffer.concat([whole.subarray(0, 20), Buffer.alloc(3000)])), 400, 'unreadablePicture'],
      [sent(await sharp(large).png().toBuffer()), 413, 'tooManyPixels'],
      [sent(heavy), 413, 'pictureTooLarge'],
      [endless, 413, 'filmTooLarge'],
      [sent(filmOf().subarray(0, -9)), 400, 'unreadableFilm'],
      [sent(filmOf({ handler: 'soun' })), 415, 'noPicture'],
    ] as const) {
      await expect(library.add(body, AUTHOR), reason).rejects.toMatchObject({ status, message: REFUSALS[reason] })
    }
    expect(await files()).toEqual([])
    expect(await db.selectFrom('media').selectAll().execute()).toEqual([])
  })

  test('keeps nothing of what is not sent to its end', async () => {
    const bytes = await photograph()
    let sentOnce = false
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sentOnce) return controller.error(new Error('gone'))
        sentOnce = true
        controller.enqueue(bytes)
      },
    })
    await expect(library.add(broken, AUTHOR)).rejects.toThrow('not sent to its end')
    expect(await files()).toEqual([])
  })

  test('takes up at the next start what was left', async () => {
    library.close()
    const { src } = await add(await photograph({ width: 500, height: 300 }))
    expect((await findMedia(db, idOf(src)))?.variants).toBe('pending')
    const next = openMediaLibrary(db, opened.storage)
    await next.resume()
    await finished(src)
    expect((await files()).filter((name) => !name.startsWith(idOf(src)))).toEqual([])
    next.close()
  })

  test('makes no more copies of a picture once it is erased, and leaves none of them', async () => {
    const put = opened.storage.put
    const putting = vi.spyOn(opened.storage, 'put').mockImplementation(async (name, content) => {
      const isCopy = name.includes('-')
      if (isCopy) await db.deleteFrom('media').execute()
      await put(name, content)
    })
    const { src } = await add(await photograph({ width: 500, height: 300 }))
    await vi.waitFor(() => expect(putting).toHaveBeenCalledTimes(2), 60_000)
    const isClaimed = async () => (await db.selectFrom('claims').selectAll().execute()).length > 0
    await vi.waitFor(async () => expect(await isClaimed()).toBe(false), 60_000)
    expect(await files()).toEqual([nameOf(src)])
    expect(putting).toHaveBeenCalledTimes(2)
  })

  test('logs the copies that could not be made, and makes them when the next picture comes', async () => {
    const lines = captureLog()
    library.close()
    const { src } = await add(await photograph({ width: 500, height: 300 }))
    const bytes = await bytesOf(src)
    await opened.lose(nameOf(src))
    const next = openMediaLibrary(db, opened.storage)
    await next.resume()
    const failed = expect.objectContaining({ event: 'variants-failed' })
    await vi.waitFor(() => expect(lines).toContainEqual(failed), 20_000)
    await opened.storage.put(nameOf(src), bytes)
    await next.add(sent(await photograph({ width: 50, height: 50 })), AUTHOR)
    await finished(src)
    next.close()
  })
})
