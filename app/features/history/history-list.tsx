import type { HistoryDay, HistoryEntry } from '../../content/history'
import { fr } from '../../lib/french-typography'
import { ButtonLink } from '../../ui/button'
import { Comparison } from './comparison'
import styles from './history-list.module.css'
import { RestoreForm } from './restore-form'

interface HistoryListProps {
  days: HistoryDay[]
  here: string
  older: string | undefined
  /** Where the newest are shown, from a page that does not show them. */
  newest: string | undefined
  filtered: boolean
}

export function HistoryList({ days, here, older, newest, filtered }: HistoryListProps) {
  return (
    <div className={styles.history}>
      {days.length === 0 && (
        <p className={styles.empty}>
          {fr(
            filtered
              ? "Rien n'a encore été changé ici. Choisissez une autre page, ou tout le site."
              : "Rien n'a encore été enregistré. Le premier changement sera écrit ici.",
          )}
        </p>
      )}
      {days.map(({ day, label, entries }) => (
        <section key={day} className={styles.day} aria-labelledby={`jour-${day}`}>
          <h2 id={`jour-${day}`}>{label}</h2>
          <ol>
            {entries.map((entry) => (
              <Entry key={`${entry.collection}/${entry.id}/${entry.version}`} entry={entry} here={here} />
            ))}
          </ol>
        </section>
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
    </div>
  )
}

const COMPARE = { changed: 'Comparer', created: 'Voir le contenu', deleted: 'Voir ce qui a été supprimé', moved: '' }

function Entry({ entry, here }: { entry: HistoryEntry; here: string }) {
  const { collection, id, savedAt, time, author, sentences, page, name, kind, comparison, restorable } = entry
  const offer = restorable !== undefined && (
    <RestoreForm here={here} restored={{ collection, id, version: restorable }}>
      Rétablir le document <Aside>{`${name}, ${time}`}</Aside>
    </RestoreForm>
  )
  return (
    <li className={styles.entry} data-kind={kind}>
      <p className={styles.meta}>
        <time dateTime={savedAt}>{time}</time>
        <span>{fr(author)}</span>
      </p>
      <div className={styles.what}>
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            {sentence}
          </p>
        ))}
        <p className={styles.links}>
          <a href={page.href}>
            Voir la page <Aside>{page.name}</Aside>
          </a>
          <a href={`/historique?page=${encodeURIComponent(`${collection}/${id}`)}`}>
            Tout son historique <Aside>{name}</Aside>
          </a>
        </p>
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
      </div>
    </li>
  )
}

/** What a listener needs to tell this from its likes, and a reader sees anyway. */
function Aside({ children }: { children: string }) {
  return <span className="visually-hidden">{children}</span>
}
