import { useState } from 'react'
import { useIsAlive } from '../../cms/edit/mode'
import { Button, ButtonLink } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { FormMessage } from '../../ui/form-message'
import { fr } from '../../lib/french-typography'
import type { AskedPrice } from './prices.server'
import type { Refused } from './step'
import { StepForm } from './step-form'
import styles from './step.module.css'

interface PricesStepProps {
  place: number
  count: number
  next: string | undefined
  treatment: { id: string; title: string; prices: AskedPrice[] } | undefined
  saved: string | undefined
  refused: Refused | undefined
}

const BLANK: AskedPrice = { id: '', name: '', price: '', seen: '', example: undefined }

/** How many lines of her own there is room for at first. */
const ROOM = 2

/** The prices of one treatment, large enough for a thumb, and the way to those of the next. */
export function PricesStep({ place, count, next, treatment, saved, refused }: PricesStepProps) {
  const alive = useIsAlive()
  const typedRows = Object.keys(refused?.typed ?? {}).filter((name) => name.startsWith('prix-')).length
  const [added, setAdded] = useState(0)
  if (!treatment)
    return (
      <p className={styles.form}>
        <span>{fr('Aucun soin n’est montré : ')}</span>
        <a href="/bienvenue/soins">choisissez ceux que vous proposez</a>
      </p>
    )
  const { id, title, prices } = treatment
  const blanks = Math.max(ROOM, typedRows - prices.length) + added
  const rows = [...prices, ...Array.from({ length: blanks }, () => BLANK)]
  const away = next ? `/bienvenue/tarifs?soin=${encodeURIComponent(next)}` : '/bienvenue'
  return (
    <StepForm place={`tarifs/${id}`} saved={saved} isAnswered={refused !== undefined}>
      <div>
        <h2>{fr(title)}</h2>
        <p>{fr(`Soin ${place + 1} sur ${count}. Une ligne sans prix ne paraît pas.`)}</p>
      </div>
      {refused?.message && <FormMessage>{fr(refused.message)}</FormMessage>}
      <input type="hidden" name="soin" value={id} />
      <ul className={styles.prices}>
        {rows.map((row, key) => (
          <li key={key} className={styles.price}>
            <PriceRow row={row} number={key} refused={refused} />
          </li>
        ))}
      </ul>
      {alive && (
        <p>
          <Button type="button" look="quiet" onClick={() => setAdded(added + 1)}>
            Ajouter une ligne
          </Button>
        </p>
      )}
      <p className={styles.ways}>
        <Button type="submit">{next ? 'Suivant' : 'Terminer'}</Button>
        <ButtonLink look="quiet" href={away}>
          Passer
        </ButtonLink>
      </p>
    </StepForm>
  )
}

function PriceRow({ row, number, refused }: { row: AskedPrice; number: number; refused: Refused | undefined }) {
  const { id, name, price, seen, example } = row
  const typed = (field: string) => refused?.typed[`${field}-${number}`]
  const which = name || `ligne ${number + 1}`
  return (
    <>
      <input type="hidden" name={`id-${number}`} value={id} />
      <input type="hidden" name={`vu-${number}`} value={typed('vu') ?? seen} />
      <input type="hidden" name={`avant-${number}`} value={name} />
      <input type="hidden" name={`montre-${number}`} value={price} />
      <FormField
        label="Nom"
        aria-label={fr(`Nom : ${which}`)}
        name={`nom-${number}`}
        defaultValue={typed('nom') ?? name}
        problem={refused?.problems[`nom-${number}`]}
        autoComplete="off"
      />
      <FormField
        label="Prix"
        aria-label={fr(`Prix : ${which}`)}
        name={`prix-${number}`}
        defaultValue={typed('prix') ?? price}
        placeholder={example && fr(`ex. ${example}`)}
        problem={refused?.problems[`prix-${number}`]}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
      />
    </>
  )
}
