import { rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { filmOf } from '../../tests/support/films.ts'
import { captureLog } from '../../tests/support/logged.ts'
import { photograph } from '../../tests/support/photographs.ts'
import { startPictureHost, type PictureHost } from '../../tests/support/picture-host.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { ENGINES, freshDatabase } from '../../tests/support/test-database.ts'
import { REFUSALS, SIZE_LIMITS } from './media.ts'
import type { Database } from '../platform/database/tables.ts'
import { folderStorage } from './media-folder.server.ts'
import { openMediaLibrary, type MediaLibrary } from './media-library.server.ts'
import { describeMedia, findMediaFrom } from './media.server.ts'
import type { Fetching } from './picture-elsewhere.server.ts'
import { findPublicHost } from './public-host.server.ts'
import { applyWithPictures, planWithPictures, takeAllPictures } from './taken-pictures.server.ts'

let folder: string
let db: Database
let host: PictureHost
let library: MediaLibrary
let fetching: Fetching
let answer: RequestListener
/** The hosts that were looked for, in their order. */
let found: string[]

/** Any name but these stands for the host of the test: its address is that of loopback, which alone the tests may reach. */
const findHost = async (url: URL) => {
  found.push(url.hostname)
  return url.hostname.endsWith('.example') ? [{ address: '127.0.0.1', family: 4 }] : findPublicHost(url)
}

beforeEach(async () => {
  folder = temporaryFolder()
  found = []
  db = await freshDatabase(ENGINES[0]!)
  host = await startPictureHost((request, response) => answer(request, response))
  library = openMediaLibrary(db, folderStorage(folder), (fetching = { findHost, timeout: 60_000 }))
})
afterEach(async () => {
  library.close()
  vi.restoreAllMocks()
  await host.close()
  // A narrower copy may still be on its way there.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const at = (path: string, name = 'photos') => `http://${name}.example:${host.port}${path}`
const fetched = (path: string, name?: string) => library.addFrom(at(path, name), 'camille')

const photo = await photograph()
const givesPhoto: RequestListener = (_, response) => response.setHeader('Content-Type', 'text/html').end(photo)

describe('a picture of another site', () => {
  test('is fetched once, by its content, and its address kept as its source', async () => {
    answer = givesPhoto
    const [one, other] = await Promise.all([fetched('/a.jpg'), fetched('/a.jpg')])
    expect(one).toMatchObject({ kind: 'picture', src: expect.stringMatching(/^\/media\/\w{32}\.jpg$/) as string })
    expect(other).toEqual(one)
    await describeMedia(db, { src: one.src, alt: 'Une cabine' })
    expect(await fetched('/a.jpg')).toEqual({ ...one, alt: 'Une cabine' })
    expect(host.asked).toEqual(['/a.jpg'])
    expect(await findMediaFrom(db, at('/a.jpg'))).toMatchObject({ source: at('/a.jpg'), author: 'camille' })
  })

  test('is connected to at the address that was checked, whatever its name leads to', async () => {
    answer = givesPhoto
    // Nothing but the checked address leads anywhere: the name exists nowhere.
    await fetched('/a.jpg', 'nowhere')
    expect(found).toEqual(['nowhere.example'])
  })

  test('may have moved, and each address is checked anew', async () => {
    answer = ({ url }, response) =>
      url === '/a.jpg'
        ? void response.writeHead(302, { Location: at('/b.jpg', 'other') }).end()
        : givesPhoto({} as never, response)
    await fetched('/a.jpg')
    expect(found).toEqual(['photos.example', 'other.example'])
  })

  test.each([
    ['this machine', 'http://127.0.0.1/a.jpg', REFUSALS.notPublic],
    ['its network', 'http://192.168.1.1/a.jpg', REFUSALS.notPublic],
    ['the machines of a host', 'http://169.254.169.254/latest/meta-data', REFUSALS.notPublic],
    ['a file', 'file:///etc/passwd', REFUSALS.notPublic],
    ['another of its own port', 'https://93.184.215.14:22/', REFUSALS.notPublic],
  ])('that has moved to %s is not followed', async (_, location, words) => {
    answer = (_, response) => void response.writeHead(302, { Location: location }).end()
    await expect(fetched('/a.jpg')).rejects.toThrow(words)
    expect(host.asked).toEqual(['/a.jpg'])
  })

  test('that moves on and on is given up', async () => {
    answer = ({ url }, response) => void response.writeHead(301, { Location: `${url}x` }).end()
    await expect(fetched('/a')).rejects.toThrow(REFUSALS.tooManyRedirects)
    expect(host.asked).toHaveLength(5)
  })

  test.each([
    ['a page', (response) => response.end('<!doctype html><title>Photo</title>'), REFUSALS.noPictureThere],
    [
      'a drawing that asks for more',
      (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"><use href="b.svg#c"/></svg>'),
      REFUSALS.drawingOfOthers,
    ],
    ['a film', (response) => response.end(filmOf()), REFUSALS.notPicture],
    ['nothing', (response) => response.end(), REFUSALS.empty],
    ['an unknown address', (response) => response.writeHead(404).end(), REFUSALS.notThere],
    ['a forbidden one', (response) => response.writeHead(403).end(), REFUSALS.notGiven],
    ['a broken photograph', (response) => response.end(photo.subarray(0, 300)), REFUSALS.unreadablePicture],
    [
      'a connection that breaks',
      (response) =>
        void response
          .writeHead(200, { 'Content-Length': 9999 })
          .write(photo.subarray(0, 300), () => response.destroy()),
      REFUSALS.silentHost,
    ],
    ['silence', () => undefined, REFUSALS.silentHost],
    ['a word, then silence', (response) => void response.write(photo.subarray(0, 300)), REFUSALS.silentHost],
  ] as [string, (response: Parameters<RequestListener>[1]) => void, string][])(
    'is refused where there is %s',
    async (given, give, words) => {
      // Only silence takes all of it: nothing else may depend on how busy the machine is.
      if (given.endsWith('silence')) fetching.timeout = 500
      answer = (_, response) => give(response)
      await expect(fetched('/a.jpg')).rejects.toThrow(words)
      expect(await findMediaFrom(db, at('/a.jpg'))).toBeUndefined()
    },
  )

  test('is refused as soon as it is too large', async () => {
    const piece = Buffer.alloc(1024 * 1024)
    let sent = 0
    answer = (_, response) => {
      response.write(photo)
      const more = () => {
        while (!response.destroyed && sent < 3 * SIZE_LIMITS.picture && response.write(piece)) sent += piece.length
      }
      response.on('drain', more)
      more()
    }
    await expect(fetched('/a.jpg')).rejects.toThrow(REFUSALS.pictureTooLarge)
    expect(sent).toBeLessThan(2 * SIZE_LIMITS.picture)
  })
})

describe('a save', () => {
  const article = { titre: 'Une photo', contenu: [], date: '' }
  const add = (image: string) =>
    applyWithPictures(
      { db, media: library },
      { intent: 'add', collection: 'actualites', id: crypto.randomUUID(), fields: { ...article, image } },
      'camille',
    )

  test('puts the picture of the site in place of that of another', async () => {
    answer = givesPhoto
    const outcome = await add(at('/a.jpg'))
    expect(outcome).toMatchObject({
      outcome: 'saved',
      document: { image: expect.stringMatching(/^\/media\//) as string },
    })
    expect(outcome).not.toHaveProperty('remarks')
  })

  test('keeps an address whose picture does not come, and says so', async () => {
    captureLog()
    answer = (_, response) => void response.writeHead(404).end()
    expect(await add(at('/a.jpg'))).toMatchObject({
      outcome: 'saved',
      document: { image: at('/a.jpg') },
      remarks: [{ path: 'image', message: REFUSALS.notThere }],
    })
  })
})

test('what waits for its day says as well which pictures did not come', async () => {
  captureLog()
  answer = (_, response) => void response.writeHead(404).end()
  const fields = { titre: 'Une photo', contenu: [], date: '', image: at('/a.jpg') }
  const change = { intent: 'add', collection: 'actualites', id: crypto.randomUUID(), fields } as const
  const planning = { change, at: new Date('2999-12-01T08:00:00Z') }
  expect(await planWithPictures({ db, media: library }, planning, 'camille')).toMatchObject({
    outcome: 'planned',
    remarks: [{ path: 'image', message: REFUSALS.notThere }],
  })
})

test('an import fetches what it can, and names the rest', async () => {
  captureLog()
  answer = ({ url }, response) =>
    url === '/b.jpg' ? void response.writeHead(404).end() : givesPhoto({} as never, response)
  const { found, problems } = await takeAllPictures(library, [at('/a.jpg'), at('/b.jpg')])
  expect([...found.keys()]).toEqual([at('/a.jpg')])
  expect(problems).toEqual([`${at('/b.jpg')} : ${REFUSALS.notThere}`])
})
