import { auditSentence, isWarning } from './audit.ts'
import type { JournalLine, SecondStep, SessionLine, StrangersLine } from './own-account.ts'
import type { Viewer } from './viewer.ts'
import type { Database } from '../platform/database/tables.ts'
import { fr } from '../lib/french-typography.ts'
import { frenchMoment } from '../lib/french-moment.ts'
import { countStrangers, listEvents, STRANGERS_KEPT } from './audit.server.ts'
import { findSecondStep } from './second-factor/second-step-store.server.ts'
import { listSessions } from './sessions/sessions.server.ts'

/** How much of the journal the page shows. */
const SHOWN = 30

/** Reads what an administrator is shown of her own sessions and of the journal, in words. */
export async function readOwnAccount(
  db: Database,
  { user, session }: Viewer,
): Promise<{
  sessions: SessionLine[]
  journal: JournalLine[]
  strangers: StrangersLine | undefined
  secondStep: SecondStep
}> {
  const now = new Date()
  const [sessions, events, strangers, secondStep] = await Promise.all([
    listSessions(db, user.uid, now),
    listEvents(db, SHOWN, 'accounts'),
    countStrangers(db),
    findSecondStep(db, user.uid),
  ])
  return {
    secondStep,
    strangers: strangers && {
      count:
        strangers.count < STRANGERS_KEPT ? `${strangers.count}` : `au moins ${STRANGERS_KEPT.toLocaleString('fr')}`,
      last: frenchMoment(strangers.last, now),
    },
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
