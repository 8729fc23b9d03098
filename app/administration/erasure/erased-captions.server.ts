import { text } from 'node:stream/consumers'
import { readCaptions, writeCaptions } from '../../lib/captions.ts'
import type { MediaLibrary } from '../../media/media-library.server.ts'
import type { MediaStorage } from '../../media/media-storage.server.ts'
import { mediaAddress, type Media } from '../../media/media.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { eraseMedia } from './erased-files.server.ts'
import { textEraser } from './erased-text.ts'
import { replaceMedia } from './erasure.server.ts'

/** Lists what a person calls the captions that say a text: nothing where none do. */
export async function findInCaptions(db: Database, storage: MediaStorage, sought: string): Promise<string[]> {
  for await (const _ of captionsSaying(db, storage, sought)) return ["Sous-titres d'un film"]
  return []
}

/** Puts a mark in place of a text in all captions, those of former versions included. Says whether any had it. */
export async function eraseFromCaptions(
  db: Database,
  { add, storage }: Pick<MediaLibrary, 'add' | 'storage'>,
  backups: Settings['backups'],
  sought: string,
): Promise<boolean> {
  let isAny = false
  for await (const { media, left } of captionsSaying(db, storage, sought)) {
    // Another file, under another address: whoever has read the former one keeps it, and so do backups by its name.
    const { src } = await add(new Blob([left]).stream(), media.author)
    await replaceMedia(db, media.id, src)
    await eraseMedia(db, storage, backups, media.id)
    isAny = true
  }
  return isAny
}

/** Stands between two captions as a tag, which parts words and is kept; no caption has a blank line in it. */
const NEXT = '<hr\n\n>'

/** Reads the captions that say a text, each with what is left without it. */
async function* captionsSaying(
  db: Database,
  storage: MediaStorage,
  sought: string,
): AsyncGenerator<{ media: Media; left: string }> {
  const { write } = textEraser(sought)
  for (const media of await db.selectFrom('media').selectAll().where('kind', '=', 'captions').execute()) {
    const name = mediaAddress(media).slice('/media/'.length)
    const read = (await storage.find(name)) && readCaptions(await text(await storage.read(name)))
    if (!read || 'problem' in read) continue
    // A name may begin in one caption and end in the next.
    const texts = write(read.captions.map((caption) => caption.text).join(NEXT)).split(NEXT)
    const written = read.captions.map((caption, index) => ({ ...caption, text: texts[index]!.trim() }))
    const left = writeCaptions(written.filter((caption) => caption.text !== ''))
    if (left !== writeCaptions(read.captions)) yield { media, left }
  }
}
