import { sendChange } from '../../cms/edit/changes'
import { offerRetry } from '../../cms/edit/saving'

/**
 * Hides a treatment from visitors, or shows it again. Returns its version then, or `missing` where it is deleted; undefined
 * where that failed, which is told, with `retry` as a way to try again.
 */
export async function setHidden(
  document: { id: string; version: number },
  masque: boolean,
  retry: () => void,
): Promise<number | 'missing' | undefined> {
  const { id, version: base } = document
  const sent = await sendChange({ intent: 'update', collection: 'categories', id, base, fields: { masque } })
  if (sent.outcome === 'saved') return sent.document.version
  if (sent.outcome === 'missing') return 'missing'
  // Shown or hidden elsewhere meanwhile: what was pressed here is what is meant.
  if (sent.outcome === 'conflict') return setHidden({ id, version: sent.document.version }, masque, retry)
  offerRetry(masque ? "Le soin n'a pas été masqué." : "Le soin n'a pas été affiché.", sent, retry)
  return undefined
}
