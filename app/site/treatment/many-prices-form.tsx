import { useEffect, useId, useRef } from 'react'
import { GOES_ON, hintEnter, onEnter } from '../../cms/edit/enter-key'
import { ChoiceField, TextField } from '../../cms/edit/field'
import { FormNotes } from '../../cms/edit/form-notes'
import { offerFocus } from '../../cms/edit/offer-focus'
import { PlanButton } from '../../cms/edit/plan-button'
import { isSaveKeys } from '../../cms/edit/save-keys'
import { useFormKey } from '../../cms/edit/resumptions'
import { MomentsFields, saveLabel } from '../../cms/edit/use-planning'
import { fr } from '../../lib/french-typography'
import { ROUNDINGS, type Rounding } from '../../lib/raise-prices'
import { Button } from '../../ui/button'
import { ManyPricesList } from './many-prices-list'
import { HINTS, inShort } from './many-prices'
import type { RaiseOptions } from './use-begun-raise'
import { useManyPrices } from './use-many-prices'
import styles from './many-prices.module.css'

/** Raises or lowers many prices at once: each is shown before and after, and all of them change as one. */
export default function ManyPricesForm(props: RaiseOptions) {
  return <Form key={useFormKey(props.place)} {...props} />
}

function Form(options: RaiseOptions) {
  const form = useRef<HTMLFormElement>(null)
  const prices = useManyPrices(options, () => form.current !== null)
  const { typed, setTyped, asked, raise, treatments, examples, excluded, setExcluded, isSaving, isFound } = prices
  const { count, left, problem } = prices
  const { moments, setMoments, notes } = prices.planning
  const title = useId()
  useEffect(() => {
    // What was typed in is held still while it is saved, and has lost the focus.
    if (!isSaving && problem && document.activeElement === document.body)
      offerFocus(form.current?.querySelector('[data-saves] button'))
  }, [isSaving, problem])
  // Not once the prices are there: they may come while another field is being typed in.
  useEffect(() => {
    offerFocus(form.current?.querySelector('input'))
    // All that is typed is above what saves it, which stays at the foot of a telephone's screen.
    form.current?.scrollIntoView({ behavior: 'instant' })
  }, [])

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={title}
      noValidate
      {...GOES_ON}
      onFocus={hintEnter}
      onKeyDown={(event) => {
        onEnter(event)
        if (!isSaveKeys(event)) return
        event.preventDefault()
        form.current?.requestSubmit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void prices.apply()
      }}
    >
      <h2 id={title}>Modifier plusieurs prix</h2>
      <FormNotes isFound={isFound} others={[]} subject="ces prix" outdated={undefined} plans={inShort(notes)} />
      <RaiseFields typed={typed} onChange={setTyped} asked={asked} isHeld={isSaving} />
      {moments && <MomentsFields moments={moments} onChange={setMoments} />}
      {!treatments && !problem && <p role="status">Chargement...</p>}
      {treatments && (
        <div inert={isSaving}>
          {left && <p className={styles.note}>{fr(left)}</p>}
          <ManyPricesList
            treatments={treatments}
            raise={raise}
            examples={examples}
            excluded={excluded}
            onExclude={setExcluded}
          />
        </div>
      )}
      <div className={styles.actions} data-saves="">
        <p role="status">{raise && fr(inWords(count))}</p>
        <div role="alert">{problem && <p className={styles.problem}>{fr(problem)}</p>}</div>
        <Button aria-busy={isSaving}>{saveLabel('Appliquer', moments)}</Button>
        <PlanButton moments={moments} onChange={setMoments} />
        <Button type="button" look="quiet" onClick={prices.cancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

interface RaiseFieldsProps extends Pick<ReturnType<typeof useManyPrices>, 'typed' | 'asked'> {
  onChange: (typed: RaiseFieldsProps['typed']) => void
  isHeld: boolean
}

function RaiseFields({ typed, asked, onChange, isHeld }: RaiseFieldsProps) {
  return (
    <div className={styles.fields} inert={isHeld}>
      <TextField
        label="Montant"
        inputMode="text"
        autoComplete="off"
        value={typed.amount}
        onChange={(amount) => onChange({ ...typed, amount, percent: '' })}
        problem={'amount' in asked ? asked.amount : undefined}
        hint={HINTS.amount}
      />
      <TextField
        label="Pourcentage"
        inputMode="text"
        autoComplete="off"
        value={typed.percent}
        onChange={(percent) => onChange({ ...typed, percent, amount: '' })}
        problem={'percent' in asked ? asked.percent : undefined}
        hint={HINTS.percent}
      />
      <ChoiceField
        label="Arrondi"
        value={typed.rounding}
        options={ROUNDINGS}
        onChange={(rounding) => onChange({ ...typed, rounding: rounding as Rounding })}
      />
    </div>
  )
}

/** How many prices change. */
function inWords(count: number): string {
  if (count > 1) return `${count} prix changent.`
  return count === 1 ? 'Un prix change.' : 'Aucun prix ne change.'
}
