import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ENCODINGS, type Encoding } from '../http/accepted-encoding.server.ts'
import { turnsSoon } from '../http/headers.server.ts'
import { plainPage } from '../http/plain-page.server.ts'
import { DRAFT, makeOpenFolder, namesIn, OPEN_FILE } from './copied-files.server.ts'
import { compressQuickly, compressThoroughly, type FinishedPage } from './finished-page.server.ts'

/** What a web server shows in the place of a site that does not answer. */
const OUT_OF_ORDER = 'indisponible.html'

const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

interface PageFiles {
  folder: string
  /** Pages that no list names. */
  others: string[]
  /** Whether the site answers whoever asks for a page that is no file. */
  isAnswered: boolean
}

/** Makes what keeps pages as files of a folder, each in all its encodings, whole or not at all. */
export function makePageFiles({ folder, others, isAnswered }: PageFiles) {
  /** What was written last of each page. */
  const written = new Map<string, { hash: string; isThorough: boolean }>()

  /**
   * Writes a page where it is another than was written last; as small as can be from `calmAt` on, a timestamp. Returns when
   * it is to be written again although nothing changes, as a timestamp.
   */
  async function write(path: string, page: FinishedPage, calmAt: number): Promise<number> {
    const file = join(folder, fileOf(path))
    // A web server gives a file a while longer, and one that is being replaced longer still.
    if (isAnswered && turnsSoon(page)) {
      for (const encoding of ENCODINGS) await rm(file + SUFFIXES[encoding], { force: true })
      written.delete(path)
      return page.expiresAt
    }
    const last = written.get(path)
    const isSame = last?.hash === page.hash
    const isThorough = Date.now() >= calmAt || (isSame && last.isThorough)
    if (!isSame || isThorough !== last.isThorough) {
      await (isThorough ? compressThoroughly(page) : compressQuickly(page))
      await writeForms(page, file)
      written.set(path, { hash: page.hash, isThorough })
    }
    return isThorough ? page.expiresAt : Math.min(page.expiresAt, calmAt)
  }

  async function writeForms(page: FinishedPage, file: string) {
    for (const encoding of ENCODINGS) {
      const form = page.forms[encoding]!
      const isOwn = encoding === 'identity' || form.headers['content-encoding'] !== undefined
      if (isOwn) await writeWhole(folder, file + SUFFIXES[encoding], form.bytes)
      else await rm(file + SUFFIXES[encoding], { force: true })
    }
  }

  /** Removes the pages that are none of these. */
  async function removeOthers(paths: string[]) {
    const files = new Set([OUT_OF_ORDER, ...paths.map(fileOf)])
    for (const name of await namesIn(folder)) {
      const file = name.replace(/\.(?:br|gz)$/, '')
      const isPage = file.endsWith('.html') || others.includes(`/${file}`)
      if (isPage && !files.has(file)) await rm(join(folder, name), { force: true })
    }
    for (const path of written.keys()) if (!files.has(fileOf(path))) written.delete(path)
  }

  return {
    write,
    removeOthers,
    /** Writes what a web server shows in the place of a site that does not answer. */
    writeOutOfOrder: () => writeWhole(folder, join(folder, OUT_OF_ORDER), Buffer.from(plainPage(500).html)),
  }
}

/** The file of a page's address: `soins/maquillage.html`; what has an ending of its own keeps it. */
function fileOf(path: string): string {
  const name = decodeURIComponent(path).slice(1) || 'index'
  return /\.(?:txt|xml|atom|webmanifest)$/.test(name) ? name : `${name}.html`
}

async function writeWhole(folder: string, target: string, bytes: Uint8Array): Promise<void> {
  await makeOpenFolder(dirname(target))
  const draft = join(folder, DRAFT + randomUUID())
  try {
    const file = await open(draft, 'wx')
    await file
      .chmod(OPEN_FILE)
      .then(() => file.writeFile(bytes))
      .then(() => file.sync())
      .finally(() => file.close())
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}
