import { execFile } from 'node:child_process'
import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { PIXEL_LIMIT } from './media.ts'
import { MediaRefusal } from './received-file.server.ts'

/** The longest side that a drawing is redrawn at, in pixels. */
const SIDE = 1200

/** How long that may take, in milliseconds: a logo takes a fifth of a second. */
const PATIENCE = 30_000

/** Where fontconfig keeps what it knows of the machine's faces, beside the drawings: else it reads every face each time. */
const CACHE = '.cache'

/** The most that is read of what was drawn, in bytes. */
const DRAWN_LIMIT = 64 * 1024 * 1024

/** Draws what comes in, at 72 dots per inch the size that it says. Source: sharp. */
const PROGRAM = `
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
sharp.concurrency(1)
const drawing = await buffer(process.stdin)
const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata()
const density = Math.max(1, (72 * ${SIDE}) / Math.max(width, height))
const drawn = sharp(drawing, { density, limitInputPixels: ${PIXEL_LIMIT} })
process.stdout.write(await drawn.resize({ width: ${SIDE}, height: ${SIDE}, fit: 'inside' }).png({ compressionLevel: 1 }).toBuffer())
`

/**
 * Redraws a drawing to pixels, as a PNG: nothing of what it says is left. In a process of its own, which is ended where
 * it takes too long. Throws a MediaRefusal for what is no text or cannot be drawn, and for what leads to other files,
 * brings pictures along or defines words of its own.
 */
export async function redraw(path: string): Promise<{ drawn: Buffer; hasLetters: boolean }> {
  const bytes = await readFile(path)
  if (!isUtf8(bytes)) throw new MediaRefusal(400, 'unreadableDrawing')
  const text = bytes.toString()
  if (leadsOut(text)) throw new MediaRefusal(415, 'drawingOfOthers')
  return { drawn: await draw(bytes, join(dirname(path), CACHE)), hasLetters: hasLetters(text) }
}

/** Says whether a drawing has letters that are written in a face. */
export const hasLetters = (text: string) => /<(?:svg:)?text\b/i.test(text)

/** Says whether a drawing leads to other files, brings pictures along or defines words of its own. */
export function leadsOut(text: string): boolean {
  if (/<!ENTITY|@import/i.test(text)) return true
  const targets = text.matchAll(/\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')|url\(\s*["']?([^"')]*)/gi)
  return [...targets].some(([, one, other, third]) => !(one ?? other ?? third ?? '').trim().startsWith('#'))
}

function draw(drawing: Buffer, cache: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--input-type=module', '--eval', PROGRAM],
      {
        encoding: 'buffer',
        env: { XDG_CACHE_HOME: cache },
        timeout: PATIENCE,
        killSignal: 'SIGKILL',
        maxBuffer: DRAWN_LIMIT,
      },
      (cause, drawn) => {
        if (!cause) resolve(drawn)
        else if (cause.killed) reject(new MediaRefusal(413, 'drawingTooComplex', { cause }))
        else reject(new MediaRefusal(400, 'unreadableDrawing', { cause }))
      },
    )
    // Visitors come first; at 19, a busy machine would leave it no turn before its time is up.
    try {
      if (child.pid !== undefined) setPriority(child.pid, 5)
    } catch {
      // A service may not let it: it is then drawn as everything else is.
    }
    child.stdin!.on('error', () => undefined).end(drawing)
  })
}
