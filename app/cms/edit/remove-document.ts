import type { CollectionName } from '../documents/collections'
import { sendChange, type Sent } from './changes'
import { keepDocument } from './documents'
import { notify } from './notices'

/**
 * Deletes a document as she has seen it. One that was changed elsewhere since stays: it is shown as it stands by now,
 * and that is said of it as `what`, « Ce soin ».
 */
export async function removeDocument(
  collection: CollectionName,
  { id, version }: { id: string; version: number },
  what: string,
): Promise<Sent> {
  const sent = await sendChange({ intent: 'remove', collection, id, base: version })
  if (sent.outcome === 'conflict') {
    keepDocument(collection, sent.document)
    notify({ text: `${what} vient d'être modifié ailleurs : relisez-le avant de le supprimer.` })
  }
  return sent
}
