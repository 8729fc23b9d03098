import { auditSentence, isWarning } from '../content/audit.ts'
import type { JournalLine, SessionLine } from '../content/own-account.ts'
import type { Viewer } from '../content/viewer.ts'
import type { Database } from '../database/tables.ts'
import { fr } from '../lib/french-typography.ts'
import { frenchMoment } from '../lib/french-moment.ts'
import { listEvents } from '../store/audit.server.ts'
import { hasSecondFactor } from '../store/second-factor.server.ts'
import { listSessions } from '../store/sessions.server.ts'

/** How much of the journal the page shows. */
const SHOWN = 30

/** Reads what an administrator is shown of her own sessions and of the journal, in words. */
export async function readOwnAccount(
  db: Database,
  { user, session }: Viewer,
): Promise<{ sessions: SessionLine[]; journal: JournalLine[]; asksForCode: boolean }> {
  const now = new Date()
  const [sessions, events, asksForCode] = await Promise.all([
    listSessions(db, user.uid, now),
    listEvents(db, SHOWN),
    hasSecondFactor(db, user.uid),
  ])
  return {
    asksForCode,
    sessions: sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      times: fr(`Ouverte ${frenchMoment(createdAt, now)}, utilisée ${frenchMoment(lastSeenAt, now)}.`),
      isThis: id === session.id,
    })),
    journal: events.map((event) => ({
      at: event.at,
      when: frenchMoment(event.at, now),
      sentence: auditSentence(event),
      device: event.device ?? 'Ligne de commande',
      isWarning: isWarning(event),
    })),
  }
}
