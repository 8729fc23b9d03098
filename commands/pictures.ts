import { picturesElsewhere } from '../app/media/pictures-elsewhere.ts'
import type { Database } from '../app/platform/database/tables.ts'
import type { Settings } from '../app/platform/settings.server.ts'
import { openMediaLibrary } from '../app/media/media-library.server.ts'
import { openMediaStorage } from '../app/media/media-storage.server.ts'
import { takeAllPictures, type TakenPictures } from '../app/media/taken-pictures.server.ts'
import type { IncomingDocument } from '../app/backup/transfer.server.ts'
import { counted } from './counted.ts'
import { teller } from './whole-site.ts'

/** Fetches the pictures of other sites that documents lead to: from there they are never shown. */
export async function fetchPictures(
  db: Database,
  settings: Settings,
  documents: AsyncIterable<IncomingDocument>,
): Promise<TakenPictures> {
  const addresses = new Set<string>()
  for await (const { fields } of documents) for (const { address } of picturesElsewhere(fields)) addresses.add(address)
  const library = openMediaLibrary(db, await openMediaStorage(settings.media))
  // The site makes their narrower copies.
  library.close()
  const tell = teller('Images')
  return takeAllPictures(library, addresses, (done) => tell(done / addresses.size))
}

/** Says in French what became of the pictures of other sites; nothing where there were none. */
export function picturesInWords({ found, problems }: TakenPictures): string {
  if (found.size + problems.length === 0) return ''
  const came = counted(found.size, "image d'un autre site cherchée", "images d'autres sites cherchées")
  if (problems.length === 0) return ` ${came}.`
  const missing = counted(problems.length, "n'a pas pu l'être", "n'ont pas pu l'être")
  return [` ${came}, ${missing} (leur adresse est gardée) :`, ...problems].join('\n')
}
