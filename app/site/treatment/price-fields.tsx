import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '../../cms/edit/field'
import { RichTextField } from '../../cms/edit/rich-text-field'
import { fr } from '../../lib/french-typography'
import { completePrice, FORMER_PRICE, inEuros, parsePrice, PRICE_HINT, readPrice, writePrice } from '../../lib/price'
import { announcedPrice, type Reference } from './reference-price'
import styles from './price-fields.module.css'

interface PriceFieldsProps {
  /** A price as it is stored. */
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  /** Whether the form opens here, the price chosen so that typing replaces it. */
  first: boolean
  /** What a reduction of this price is measured by; undefined of a price that is added. */
  reference?: Reference | undefined
}

/** A price and the one that it stands in place of. One with tags of its own is written as any other text is. */
export function PriceFields({ value, onChange, problem, first, reference }: PriceFieldsProps) {
  const texts = readPrice(value)
  if (!texts)
    return <RichTextField line first={first} label="Prix" value={value} onChange={onChange} problem={problem} />
  return (
    <div className={styles.prices}>
      <PriceField
        label="Prix"
        value={texts.now}
        onChange={(now) => onChange(writePrice({ ...texts, now }))}
        problem={problem}
        hint={PRICE_HINT}
        first={first}
      />
      <PriceField label={FORMER_PRICE} value={texts.old} onChange={(old) => onChange(writePrice({ ...texts, old }))} />
      {texts.old && (
        <ReductionNote value={value} reference={reference} onTake={(old) => onChange(writePrice({ ...texts, old }))} />
      )}
    </div>
  )
}

interface ReductionNoteProps {
  value: string
  reference: Reference | undefined
  onTake: (old: string) => void
}

/** Says what visitors read of a reduction where the law asks for another earlier price than the one that was typed. */
function ReductionNote({ value, reference, onTake }: ReductionNoteProps) {
  const { instead, isNone } = announcedPrice(value, reference)
  if (isNone)
    return (
      <p role="status" className={styles.note}>
        {fr(
          reference?.lowest === undefined
            ? "Ce tarif n'existait pas dans les 30 derniers jours : aucune réduction ne peut être annoncée, les visiteurs lisent le prix seul."
            : `Le prix le plus bas des 30 jours précédents était ${inEuros(reference.lowest)} : ce n'est pas une réduction, les visiteurs lisent le prix seul.`,
        )}
      </p>
    )
  if (instead === undefined) return null
  return (
    <div role="status" className={styles.note}>
      <p>
        {fr(
          `Le prix le plus bas des 30 jours précédents était ${instead} : c'est ce prix barré que la loi demande, et que les visiteurs lisent.`,
        )}
      </p>
      <button type="button" className={styles.take} onClick={() => onTake(instead)}>
        {fr(`Reprendre ${instead}`)}
      </button>
    </div>
  )
}

interface PriceFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  hint?: string
  first?: boolean
}

/** A text that is an amount most often: it is completed as it is typed, and shown so when the field is left. */
function PriceField({ value, onChange, first = false, ...field }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [inWords, setInWords] = useState(value !== '' && parsePrice(value) === undefined)
  const place = useRef<HTMLDivElement>(null)
  const input = () => place.current!.querySelector('input')!
  useEffect(() => {
    if (!first) return
    // Safari does not focus a field of which the text is selected.
    input().focus()
    input().select()
  }, [first])

  /** A telephone shows the other keyboard when the field is entered anew. */
  function switchKeyboard() {
    input().blur()
    flushSync(() => setInWords(!inWords))
    input().focus()
  }

  return (
    <div ref={place} data-first={first || undefined}>
      <TextField
        {...field}
        value={typed ?? value}
        onChange={(text) => {
          setTyped(text)
          onChange(completePrice(text))
        }}
        onBlur={() => setTyped(undefined)}
        inputMode={inWords ? 'text' : 'decimal'}
        autoComplete="off"
      />
      <button type="button" className={styles.keyboard} onClick={switchKeyboard}>
        {inWords ? 'Écrire en chiffres' : 'Écrire en lettres'}
        <span className="visually-hidden">{` (${field.label})`}</span>
      </button>
    </div>
  )
}
