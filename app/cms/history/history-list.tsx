import type { HistoryDay, HistoryEntry } from './history'
import { fr } from '../../lib/french-typography'
import { ButtonLink } from '../../ui/button'
import { Comparison } from './comparison'
import { Day, DayLine, Days, NoDay } from './days'
import styles from './history-list.module.css'
import { RestoreForm } from './restore-form'

interface HistoryListProps {
  days: HistoryDay[]
  here: string
  older: string | undefined
  /** Where the newest are shown, from a page that does not show them. */
  newest: string | undefined
  /** What the history is limited to, in words; '' for all of it. */
  asked: string
}

/** Every change that is listed, day by day, with the way to older ones and to the newest. */
export function HistoryList({ days, here, older, newest, asked }: HistoryListProps) {
  return (
    <Days>
      {days.length === 0 && (
        <NoDay>
          {asked
            ? `Aucun changement ne répond à ces choix : ${asked}.`
            : "Rien n'a encore été enregistré. Le premier changement sera écrit ici."}
        </NoDay>
      )}
      {days.map(({ day, label, entries }) => (
        <Day key={day} id={`jour-${day}`} label={label}>
          {entries.map((entry) => (
            <Entry key={`${entry.collection}/${entry.id}/${entry.version}`} entry={entry} here={here} />
          ))}
        </Day>
      ))}
      {(newest ?? older) && (
        <nav className={styles.ways} aria-label="Pages de l'historique">
          {newest && (
            <ButtonLink href={newest} look="quiet">
              Revenir aux plus récents
            </ButtonLink>
          )}
          {older && (
            <ButtonLink href={older} look="quiet">
              Plus anciens
            </ButtonLink>
          )}
        </nav>
      )}
    </Days>
  )
}

const COMPARE = { changed: 'Comparer', created: 'Voir le contenu', deleted: 'Voir ce qui a été supprimé', moved: '' }

function Entry({ entry, here }: { entry: HistoryEntry; here: string }) {
  const { collection, id, savedAt, time, since, author, page, name, saves, together } = entry
  const isOne = saves.length === 0 || !together
  return (
    <DayLine at={savedAt} time={since ? fr(`${since} à ${time}`) : time} author={author}>
      <Sentences entry={entry} />
      <p className={styles.links}>
        <a href={page.href}>
          Voir la page <Aside>{page.name}</Aside>
        </a>
        {isOne && (
          <a href={`/historique?page=${encodeURIComponent(`${collection}/${id}`)}`}>
            Tout son historique <Aside>{name}</Aside>
          </a>
        )}
      </p>
      <Opened entry={entry} here={here} />
      {!together && <TakenBack entry={entry} here={here} />}
      {together && (
        <RestoreForm here={here} intent="undo" restored={{ collection, id: together.id, version: 0 }}>
          {together.documents > 1
            ? fr(`Annuler tout ce changement, sur ${together.documents} pages`)
            : 'Annuler ce changement'}{' '}
          <Aside>{time}</Aside>
        </RestoreForm>
      )}
      {saves.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {fr(`${saves.length} enregistrements, un par un`)} <Aside>{`${name}, ${time}`}</Aside>
          </summary>
          <ol className={styles.saves}>
            {saves.map((save) => (
              <li key={`${save.id}/${save.version}`}>
                <time dateTime={save.savedAt}>{save.time}</time>
                <Sentences entry={save} />
                <Opened entry={save} here={here} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </DayLine>
  )
}

function Sentences({ entry: { sentences } }: { entry: HistoryEntry }) {
  return sentences.map((sentence) => (
    <p key={sentence} className={styles.sentence}>
      {sentence}
    </p>
  ))
}

/** Takes back the only thing that a line changed, where that stands as the line made it. */
function TakenBack({ entry, here }: { entry: HistoryEntry; here: string }) {
  const { collection, id, earlier, standing, time, name, undone } = entry
  if (!undone) return null
  return (
    <RestoreForm here={here} restored={{ collection, id, version: earlier, standing, ...undone }}>
      Annuler ce changement <Aside>{`${name}, ${time}`}</Aside>
    </RestoreForm>
  )
}

/** What a line opens onto: what changed, and what puts it back. */
function Opened({ entry, here }: { entry: HistoryEntry; here: string }) {
  const { collection, id, time, name, kind, comparison, restorable, standing } = entry
  const offer = restorable !== undefined && (
    <RestoreForm here={here} restored={{ collection, id, version: restorable, standing }}>
      Rétablir le document <Aside>{`${name}, ${time}`}</Aside>
    </RestoreForm>
  )
  return (
    <>
      {kind === 'deleted' && offer}
      {comparison.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {COMPARE[kind]} <Aside>{`${name}, ${time}`}</Aside>
          </summary>
          <Comparison entry={entry} here={here} />
          {kind !== 'deleted' && offer && (
            <div className={styles.whole}>
              <p>{fr('Tout remettre comme à cet instant, ce changement compris :')}</p>
              {offer}
            </div>
          )}
        </details>
      )}
    </>
  )
}

/** What a listener needs to tell this from its likes, and a reader sees anyway. */
function Aside({ children }: { children: string }) {
  return <span className="visually-hidden">{children}</span>
}
