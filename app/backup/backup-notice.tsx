import { frenchDate } from '../lib/french-date'
import { fr } from '../lib/french-typography'
import { FormMessage } from '../ui/form-message'
import type { LateBackup } from './backup-status.server'

const SPOTS = { ici: 'sur la machine du site', ailleurs: 'hors de la machine du site' }

/** Warns that the last good backup is older than it should be, or not whole; nothing while all is well. */
export function BackupNotice({ late }: { late: LateBackup[] }) {
  return late.map(({ spot, madeAt, problem, isIncomplete }) => (
    <FormMessage key={spot} id={`sauvegarde-${spot}`}>
      {fr(
        isIncomplete
          ? `La dernière sauvegarde ${SPOTS[spot]} n'a pas tout : des photos ou des films ne se lisent plus (${problem}). Prévenez la personne qui héberge le site.`
          : madeAt
            ? `La dernière sauvegarde ${SPOTS[spot]} date du ${frenchDate(madeAt)}. Prévenez la personne qui héberge le site.`
            : `Il n'y a pas encore de sauvegarde ${SPOTS[spot]}. Prévenez la personne qui héberge le site.`,
      )}
    </FormMessage>
  ))
}
