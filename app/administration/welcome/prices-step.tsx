import { useState } from 'react'
import { newId } from '../../cms/edit/changes'
import { useIsAlive } from '../../ui/alive'
import { Button, ButtonLink } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { FormMessage } from '../../ui/form-message'
import { fr } from '../../lib/french-typography'
import { typedRows } from './price-rows'
import type { AskedPrice } from './prices.server'
import type { Refused } from './step'
import { keptStep, StepForm } from './step-form'
import styles from './step.module.css'

interface PricesStepProps {
  place: number
  count: number
  next: string | undefined
  treatment: { id: string; title: string; prices: AskedPrice[] } | undefined
  blanks: string[]
  refused: Refused | undefined
}

const blank = (id: string): AskedPrice => ({ id, name: '', price: '', seen: '', example: undefined })

/** The prices of one treatment, large enough for a thumb, and the way to those of the next. */
export function PricesStep({ place, count, next, treatment, blanks, refused }: PricesStepProps) {
  const alive = useIsAlive()
  if (!treatment)
    return (
      <p className={styles.form}>
        <span>{fr('Aucun soin n’est montré : ')}</span>
        <a href="/bienvenue/soins">choisissez ceux que vous proposez</a>
      </p>
    )
  const { id, title, prices } = treatment
  const rows = refused ? rowsOf(refused.typed, prices) : [...prices, ...blanks.map(blank)]
  const away = next ? `/bienvenue/tarifs?soin=${encodeURIComponent(next)}` : '/bienvenue'
  return (
    <StepForm
      place={`tarifs/${id}`}
      action={`/bienvenue/tarifs?soin=${encodeURIComponent(id)}`}
      isAnswered={refused !== undefined}
    >
      <div>
        <h2>{fr(title)}</h2>
        <p>{fr(`Soin ${place + 1} sur ${count}. Une ligne sans prix ne paraît pas.`)}</p>
      </div>
      {refused?.message && <FormMessage>{fr(refused.message)}</FormMessage>}
      <input type="hidden" name="soin" value={id} />
      <ul className={styles.prices}>
        {rows.map((row, key) => (
          <li key={row.id} className={styles.price}>
            {row.heading && <h3>{fr(row.heading)}</h3>}
            <PriceRow row={row} number={key} typed={refused?.typed} problems={refused?.problems} />
          </li>
        ))}
      </ul>
      {alive && <MoreRows kept={refused ? {} : keptStep(`tarifs/${id}`)} from={rows.length} />}
      <p className={styles.ways}>
        <Button type="submit">{next ? 'Suivant' : 'Terminer'}</Button>
        <ButtonLink look="quiet" href={away}>
          Passer
        </ButtonLink>
      </p>
    </StepForm>
  )
}

/** The rows that were typed in, as the page had them. */
function rowsOf(typed: Record<string, string>, prices: AskedPrice[] = []): AskedPrice[] {
  return typedRows(typed).map(({ id, before, shown, seen }) => {
    const asked = prices.find((one) => one.id === id)
    return { ...asked, id, name: before, price: shown, seen, example: asked?.example }
  })
}

/** The lines that she adds, those that she had typed before the page was left among them. */
function MoreRows({ kept: before, from }: { kept: Record<string, string>; from: number }) {
  const [kept] = useState(before)
  const [rows, setRows] = useState(() => rowsOf(kept).slice(from))
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.prices}>
          {rows.map((row, place) => (
            <li key={row.id} className={styles.price}>
              <PriceRow row={row} number={from + place} typed={kept} problems={undefined} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button type="button" look="quiet" onClick={() => setRows([...rows, blank(newId())])}>
          Ajouter une ligne
        </Button>
      </p>
    </>
  )
}

interface PriceRowProps {
  row: AskedPrice
  number: number
  typed: Record<string, string> | undefined
  problems: Record<string, string> | undefined
}

function PriceRow({ row, number, typed, problems }: PriceRowProps) {
  const { id, name, price, old, seen, example } = row
  const which = name || `ligne ${number + 1}`
  return (
    <>
      <input type="hidden" name={`id-${number}`} value={id} />
      <input type="hidden" name={`vu-${number}`} value={seen} />
      <input type="hidden" name={`avant-${number}`} value={name} />
      <input type="hidden" name={`montre-${number}`} value={price} />
      <FormField
        label="Nom"
        aria-label={fr(`Nom : ${which}`)}
        name={`nom-${number}`}
        defaultValue={typed?.[`nom-${number}`] ?? name}
        problem={problems?.[`nom-${number}`]}
        autoComplete="off"
      />
      <FormField
        label="Prix"
        aria-label={fr(`Prix : ${which}`)}
        name={`prix-${number}`}
        defaultValue={typed?.[`prix-${number}`] ?? price}
        placeholder={example && fr(`ex. ${example}`)}
        aria-describedby={old && `ancien-${number}`}
        problem={problems?.[`prix-${number}`]}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
      />
      {old && (
        <p id={`ancien-${number}`} className={styles.instead}>
          {fr(`au lieu de ${old}`)}
        </p>
      )}
    </>
  )
}
