import type { HistoryEntry } from './history'
import type { EntryComparison, FieldComparison } from './history-comparison'
import type { TextComparison } from '../../lib/word-diff'
import styles from './comparison.module.css'
import { RestoreForm } from './restore-form'

type Side = 'before' | 'after'

const HEADS = { before: 'Avant', after: 'Après' }

/** What puts an entry back to what it was, by what became of it. */
const RESTORE = { changed: 'Rétablir', removed: 'Rétablir', added: 'Supprimer', moved: 'Remettre à sa place' }

/** Each field that a save changed, before and after; of what came or went as a whole, what it held. */
export function Comparison({ entry: save, here }: { entry: HistoryEntry; here: string }) {
  const { collection, id, earlier, standing, kind, comparison } = save
  const sides: Side[] = kind === 'changed' ? ['before', 'after'] : [kind === 'created' ? 'after' : 'before']
  return comparison.map(({ field, title, restorable, entries, pictures, ...lines }) => (
    <section key={field} className={styles.field}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {restorable && entries.length !== 1 && (
          <RestoreForm here={here} restored={{ collection, id, version: earlier, standing, field }}>
            {entries.length > 1 ? 'Tout rétablir' : 'Rétablir'}{' '}
            <span className="visually-hidden">{`${title} d'avant ce changement`}</span>
          </RestoreForm>
        )}
      </div>
      {entries.map((one) => (
        <div key={one.entry} className={styles.entry}>
          <div className={styles.head}>
            <h4>{one.title}</h4>
            {one.restorable && (
              <RestoreForm
                here={here}
                restored={{ collection, id, version: earlier, standing, field, entry: one.entry }}
              >
                {RESTORE[one.change]} <span className="visually-hidden">{one.title}</span>
              </RestoreForm>
            )}
          </div>
          <EntrySides entry={one} />
        </div>
      ))}
      {entries.length === 0 && <Sides lines={lines} sides={sides} pictures={pictures} />}
    </section>
  ))
}

function EntrySides({ entry }: { entry: EntryComparison }) {
  if (entry.change === 'moved') return <p className={styles.nothing}>Seule sa place dans la liste a changé.</p>
  return <Sides lines={entry} sides={['before', 'after']} />
}

interface SidesProps {
  lines: TextComparison
  sides: Side[]
  pictures?: FieldComparison['pictures']
}

function Sides({ lines, sides, pictures = {} }: SidesProps) {
  return (
    <div className={styles.sides}>
      {sides.map((side) => (
        <div key={side} className={styles.side} data-side={side}>
          {sides.length > 1 && <p className={styles.when}>{HEADS[side]}</p>}
          <Lines lines={lines[side]} picture={pictures[side]} mark={side === 'before' ? 'del' : 'ins'} />
        </div>
      ))}
    </div>
  )
}

interface LinesProps {
  lines: TextComparison[Side]
  picture: string | undefined
  mark: 'del' | 'ins'
}

function Lines({ lines, picture, mark: Mark }: LinesProps) {
  if (picture) {
    return <img src={picture} alt={picture.split('/').at(-1)} loading="lazy" width="160" className={styles.picture} />
  }
  if (lines.length === 0) return <p className={styles.nothing}>Rien</p>
  return lines.map((parts, index) => (
    <p key={index} className={parts ? undefined : styles.gap}>
      {parts ? parts.map(({ text, changed }, place) => (changed ? <Mark key={place}>{text}</Mark> : text)) : '…'}
    </p>
  ))
}
