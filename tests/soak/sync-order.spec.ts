import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openSession, sendChange } from '../support/administrator.ts'
import { box, filmOf } from '../support/films.ts'
import { photograph } from '../support/photographs.ts'
import { copiesMade } from '../support/picture-copies.ts'
import { startSite } from '../support/site.ts'
import { callsDuring, canTrace, type SystemCall } from '../support/system-calls.ts'

const SAVES = 100
const FILES = 10

const JOURNAL = 'site.sqlite-wal>'

const isAnswer = ({ about }: SystemCall) => /<TCP\S*>.*"HTTP\/1\.1 /.test(about)
const isSync = ({ name }: SystemCall) => name === 'fsync' || name === 'fdatasync'
const isWrite = ({ name }: SystemCall) => /^p?write/.test(name)

/** The calls before each answer, since the one before. */
function beforeAnswers(calls: SystemCall[], status: number): SystemCall[][] {
  const parts: SystemCall[][] = [[]]
  for (const call of calls) {
    if (!isAnswer(call)) parts.at(-1)!.push(call)
    else if (call.about.includes(`HTTP/1.1 ${status} `)) parts.push([])
    else throw new Error(`Another answer: ${call.about}`)
  }
  return parts.slice(0, -1)
}

/** Says what is missing for the database to outlive a power cut in the moment of the answer. */
function journalFault(calls: SystemCall[]): string | undefined {
  const journal = calls.filter(({ about }) => about.includes(JOURNAL))
  const written = journal.findLastIndex(isWrite)
  if (written < 0) return 'nothing was written'
  return journal.findLastIndex(isSync) > written ? undefined : 'written after the last sync'
}

/** Says what of the order of an upload is not there. */
function fileFault(calls: SystemCall[]): string | undefined {
  const at = (test: (call: SystemCall) => boolean) => calls.findLastIndex(test)
  // What the files that a server in front reads are given, some time later, is a link to what is kept.
  const isKept = (about: string) => /"[^"]*\/media\/[\da-f]{32}\.\w+"/.test(about) && !about.includes('/public/')
  const moved = at(({ name, about }) => name.startsWith('rename') && isKept(about))
  if (moved < 0) return 'no file was put at its place'
  const [, draft = ''] = /"([^"]+)"/.exec(calls[moved]!.about) ?? []
  const isDraft = ({ about }: SystemCall) => about.includes(`${draft}>`)
  const written = at((call) => isWrite(call) && isDraft(call))
  const synced = at((call) => isSync(call) && isDraft(call))
  const next = (test: (call: SystemCall) => boolean) => calls.findIndex((call, index) => index > moved && test(call))
  const folder = next((call) => isSync(call) && call.about.endsWith('/media>'))
  const row = next((call) => isWrite(call) && call.about.includes(JOURNAL))
  const order = [written, synced, moved, folder, row]
  const isInOrder = order.every((place, index) => place >= 0 && (index === 0 || place > order[index - 1]!))
  return isInOrder ? undefined : `write, sync, rename, folder, row: ${order.join(', ')}`
}

test('no save and no file is answered before the disk has it', async () => {
  test.skip(!canTrace(), 'strace is not here, or may not listen.')
  const site = await startSite({ DATABASE_URL: '' })
  try {
    const cookie = await openSession(site)
    const trace = (name: string, work: () => Promise<void>) => callsDuring(site, join(site.dataDir, name), work)

    const saves = await trace('saves.txt', async () => {
      for (let base = 1; base <= SAVES; base += 1) {
        const fields = { title: `Titre ${base}` }
        const change = { intent: 'update', collection: 'categories', id: 'maquillage', base, fields } as const
        expect((await sendChange(site, cookie, change)).status).toBe(200)
      }
    })
    expect(beforeAnswers(saves, 200).map(journalFault)).toEqual(Array.from({ length: SAVES }))

    const uploads = await trace('files.txt', async () => {
      for (let count = 0; count < FILES; count += 1) {
        const film = Buffer.concat([filmOf(), box('free', Buffer.alloc(count))])
        const body = new Uint8Array(count % 2 ? film : await photograph({ width: 100 + count, height: 100 }))
        const answer = await fetch(`${site.origin}/api/media`, { method: 'POST', headers: { cookie }, body })
        expect(answer.status).toBe(201)
        // The calls for its narrower copies are not to stand among those for the next one.
        await copiesMade(site)
      }
    })
    const parts = beforeAnswers(uploads, 201)
    expect(parts.map(journalFault)).toEqual(Array.from({ length: FILES }))
    expect(parts.map(fileFault)).toEqual(Array.from({ length: FILES }))
  } finally {
    await site.stop()
  }
})
