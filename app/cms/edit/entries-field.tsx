import { useRef } from 'react'
import { emptyValues, labelOf, type FormField } from '../kinds/form-field'
import { fr } from '../../lib/french-typography'
import { isFields, type Json, type Fields } from '../../lib/json'
import { lineOf } from '../../lib/plain-text'
import { Button } from '../../ui/button'
import { newId } from './changes'
import { confirmDeletion } from './deletion'
import { DerivedFields } from './derived-fields'
import { nounWords } from './noun-words'
import { useKeptInView } from './use-kept-in-view'
import styles from './derived-fields.module.css'

interface EntriesFieldProps {
  field: FormField
  value: Json | undefined
  onChange: (value: Json) => void
  problemOf: (path: string) => string | undefined
}

/** The entries of a list within a form: each with its fields, moved, removed, and others added. */
export function EntriesField({ field, value, onChange, problemOf }: EntriesFieldProps) {
  const container = useRef<HTMLFieldSetElement>(null)
  const { noun, fields = {}, name } = field.entry!
  const entries = Array.isArray(value) ? value.filter(isFields) : []
  const keepInView = useKeptInView(entries.map(({ id }) => id).join())
  const words = nounWords(noun)
  const isPictured = fields[name ?? '']?.picture === true
  const nameOf = (entry: Fields) => lineOf(String(entry[name ?? ''] ?? ''), fields[name ?? '']?.html, 60)

  function add() {
    onChange([...entries, { id: newId(), ...emptyValues(fields) }])
    setTimeout(() => container.current?.querySelector<HTMLElement>('[data-entry]:last-of-type input')?.focus())
  }

  function remove(place: number) {
    const entry = entries[place]!
    const isBlank = Object.values(fields).length > 0 && nameOf(entry) === ''
    // A picture is told by its place among the others: its address names it to nobody.
    const isMeant = () =>
      isPictured ? confirm(fr(`Supprimer ${words.entry} ${place + 1} ?`)) : confirmDeletion(words.entry, nameOf(entry))
    if (!isBlank && !isMeant()) return
    onChange(entries.toSpliced(place, 1))
    setTimeout(() => container.current?.querySelector<HTMLElement>('[data-add]')?.focus())
  }

  function move(place: number, to: number) {
    if (!entries[to]) return
    keepInView(String(entries[place]!.id))
    onChange(entries.toSpliced(place, 1).toSpliced(to, 0, entries[place]!))
  }

  return (
    <fieldset ref={container} className={styles.group}>
      <legend>{labelOf(field)}</legend>
      {problemOf('') && (
        <p className={styles.problem} role="alert">
          {problemOf('')}
        </p>
      )}
      {entries.map((entry, place) => (
        <fieldset key={String(entry.id)} className={styles.entry} data-entry={String(entry.id)}>
          <legend>{fr(`${words.title} ${place + 1}`)}</legend>
          <DerivedFields
            fields={fields}
            value={entry}
            onChange={(next) => onChange(entries.with(place, next as Fields))}
            problemOf={(path) => problemOf(`${place}.${path}`)}
          />
          <p className={styles.tools}>
            {/* Both at the ends as well: the focus is not lost there, and nothing else comes under the finger. */}
            {entries.length > 1 &&
              [-1, 1].map((step) => (
                <button
                  key={step}
                  type="button"
                  aria-disabled={!entries[place + step] || undefined}
                  onClick={() => move(place, place + step)}
                >
                  {step < 0 ? 'Monter' : 'Descendre'}
                  <span className="visually-hidden">{` ${words.entry} ${place + 1}`}</span>
                </button>
              ))}
            <button type="button" onClick={() => remove(place)}>
              Supprimer<span className="visually-hidden">{` ${words.entry} ${place + 1}`}</span>
            </button>
          </p>
        </fieldset>
      ))}
      <p>
        <Button type="button" look="quiet" data-add="" onClick={add}>
          {words.add}
        </Button>
      </p>
    </fieldset>
  )
}
