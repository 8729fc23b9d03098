import { useId, type InputHTMLAttributes } from 'react'
import { fr } from '../../lib/french-typography'
import { plainText } from '../../lib/plain-text'
import type { Raise } from '../../lib/raise-prices'
import { RichLine } from '../../ui/rich-text'
import { keyOf, linesOf, type PricedTreatment, type RaisedLine } from './many-prices'
import styles from './many-prices.module.css'

interface ManyPricesListProps {
  treatments: PricedTreatment[]
  raise: Raise | undefined
  /** The examples that visitors do not see. */
  examples: readonly object[]
  /** The lines that do not change. */
  excluded: ReadonlySet<string>
  onExclude: (excluded: ReadonlySet<string>) => void
}

/** Every price line, as it is and as it will be: each may be left out, and all those of a treatment. */
export function ManyPricesList({ treatments, raise, examples, excluded, onExclude }: ManyPricesListProps) {
  function exclude(lines: RaisedLine[], isOut: boolean) {
    const next = new Set(excluded)
    for (const { id, line } of lines) {
      if (isOut) next.add(keyOf(id, line))
      else next.delete(keyOf(id, line))
    }
    onExclude(next)
  }

  return treatments.map((treatment) => {
    const lines = linesOf(treatment, raise, examples)
    const isIn = lines.some(({ id, line }) => !excluded.has(keyOf(id, line)))
    return (
      <fieldset key={treatment.id} className={styles.treatment}>
        <legend>{fr(treatment.title)}</legend>
        {treatments.length > 1 && (
          <label className={styles.all}>
            <input type="checkbox" checked={isIn} onChange={() => exclude(lines, isIn)} />
            {fr(`Tous les prix : ${treatment.title}`)}
          </label>
        )}
        <ul className={styles.lines}>
          {lines.map((line) => {
            const isIn = !excluded.has(keyOf(line.id, line.line))
            const box = { checked: isIn, onChange: () => exclude([line], isIn) }
            return <RaisedPrice key={line.line.id} raised={line} isIn={isIn} box={box} />
          })}
        </ul>
      </fieldset>
    )
  })
}

interface LineProps {
  raised: RaisedLine
  isIn: boolean
  /** What its box does, or says of itself in a form that is sent. */
  box: InputHTMLAttributes<HTMLInputElement>
}

/** A price line as it is and as it will be, with a box to leave it out. */
export function RaisedPrice({ raised: { line, after, left, isExample }, isIn, box }: LineProps) {
  const id = useId()
  const name = (
    <span>
      {fr(plainText(line.name))}
      {isExample && (
        <>
          {' '}
          <span data-mark="" data-example="">
            Exemple
          </span>
        </>
      )}
    </span>
  )
  return (
    <li className={styles.line} data-out={!isIn || undefined}>
      {left ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <label className={styles.name}>
          <input type="checkbox" aria-describedby={id} {...box} />
          {name}
        </label>
      )}
      <span id={id} className={styles.prices}>
        <RichLine html={line.price} />
        {after !== undefined && isIn && (
          <>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden"> devient </span>
            <RichLine html={after} className={styles.after} />
          </>
        )}
        {left && <span className={styles.left}>{fr(left)}</span>}
      </span>
    </li>
  )
}
