import type { FieldComparison, HistoryEntry } from '../../content/history'
import styles from './comparison.module.css'
import { RestoreForm } from './restore-form'

type Side = 'before' | 'after'

const HEADS = { before: 'Avant', after: 'Après' }

/** Each field that a save changed, before and after; of what came or went as a whole, what it held. */
export function Comparison({ entry, here }: { entry: HistoryEntry; here: string }) {
  const { collection, id, version, kind, comparison } = entry
  const sides: Side[] = kind === 'changed' ? ['before', 'after'] : [kind === 'created' ? 'after' : 'before']
  return comparison.map((field) => (
    <section key={field.field} className={styles.field}>
      <div className={styles.head}>
        <h3>{field.title}</h3>
        {field.restorable && (
          <RestoreForm here={here} restored={{ collection, id, version: version - 1, field: field.field }}>
            Rétablir <span className="visually-hidden">{`${field.title} d'avant ce changement`}</span>
          </RestoreForm>
        )}
      </div>
      <div className={styles.sides}>
        {sides.map((side) => (
          <div key={side} className={styles.side} data-side={side}>
            {sides.length > 1 && <h4>{HEADS[side]}</h4>}
            <Lines field={field} side={side} />
          </div>
        ))}
      </div>
    </section>
  ))
}

function Lines({ field, side }: { field: FieldComparison; side: Side }) {
  const lines = field[side]
  const picture = field.pictures[side]
  const Mark = side === 'before' ? 'del' : 'ins'
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
