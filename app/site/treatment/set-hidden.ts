import { sendChange } from '../../cms/edit/changes'
import { offerRetry } from '../../cms/edit/saving'

/** Hides a treatment from visitors, or shows it again. Says whether that failed, with a way to try again. */
export async function setHidden(document: { id: string; version: number }, masque: boolean): Promise<boolean> {
  const { id, version: base } = document
  const sent = await sendChange({ intent: 'update', collection: 'categories', id, base, fields: { masque } })
  if (sent.outcome === 'saved') return false
  offerRetry(
    masque ? "Le soin n'a pas été masqué." : "Le soin n'a pas été affiché.",
    sent,
    () => void setHidden(document, masque),
  )
  return true
}
