import { frenchDate } from '../lib/french-date'
import { fr } from '../lib/french-typography'
import { FormMessage } from '../ui/form-message'
import type { LateBackup } from './backup-status.server'

const SPOTS = { ici: 'sur la machine du site', ailleurs: 'hors de la machine du site' }

/** Warns that the last good backup is older than it should be; nothing while all is well. */
export function BackupNotice({ late }: { late: LateBackup[] }) {
  return late.map(({ spot, madeAt }) => (
    <FormMessage key={spot} id={`sauvegarde-${spot}`}>
      {fr(
        madeAt
          ? `La dernière sauvegarde ${SPOTS[spot]} date du ${frenchDate(madeAt)}. Prévenez la personne qui héberge le site.`
          : `Il n'y a pas encore de sauvegarde ${SPOTS[spot]}. Prévenez la personne qui héberge le site.`,
      )}
    </FormMessage>
  ))
}
