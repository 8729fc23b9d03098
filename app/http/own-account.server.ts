import { auditSentence, isWarning } from '../content/audit.ts'
import type { JournalLine, SecondStep, SessionLine } from '../content/own-account.ts'
import type { Viewer } from '../content/viewer.ts'
import type { Database } from '../database/tables.ts'
import { fr } from '../lib/french-typography.ts'
import { frenchMoment } from '../lib/french-moment.ts'
import { listEvents } from '../store/audit.server.ts'
import { findSecondStep } from '../store/second-step.server.ts'
import { listSessions } from '../store/sessions.server.ts'

/** How much of the journal the page shows. */
const SHOWN = 30

/** Reads what an administrator is shown of her own sessions and of the journal, in words. */
export async function readOwnAccount(
  db: Database,
  { user, session }: Viewer,
): Promise<{ sessions: SessionLine[]; journal: JournalLine[]; secondStep: SecondStep }> {
  const now = new Date()
  const [sessions, events, secondStep] = await Promise.all([
    listSessions(db, user.uid, now),
    listEvents(db, SHOWN),
    findSecondStep(db, user.uid),
  ])
  return {
    secondStep,
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
