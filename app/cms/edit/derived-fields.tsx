import { useState } from 'react'
import { labelOf, type FormField, type FormFields } from '../kinds/form-field'
import { isFields, type Json, type Fields } from '../../lib/json'
import { readNumber, writeNumber } from '../../lib/typed-number'
import { AreaField, ChoiceField, TextField, ToggleField } from './field'
import { ColourField } from './colour-field'
import { EntriesField } from './entries-field'
import { late } from './late'
import { PageField } from './page-field'
import { RichTextField } from './rich-text-field'
import styles from './derived-fields.module.css'

const PictureField = late(async () => ({ default: (await import('./picture-field')).PictureField }), {
  isScripted: true,
})

interface DerivedFieldProps {
  field: FormField
  value: Json | undefined
  onChange: (value: Json) => void
  /** Why a field is refused, by its path within this one. */
  problemOf: (path: string) => string | undefined
}

/** The input of a field, by its kind. */
function DerivedField({ field, value, onChange, problemOf }: DerivedFieldProps) {
  const label = labelOf(field)
  const text = typeof value === 'string' ? value : ''
  const about = { label, problem: problemOf('') }
  switch (field.kind) {
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend>{label}</legend>
          <DerivedFields
            fields={field.fields!}
            value={isFields(value) ? value : {}}
            onChange={onChange}
            problemOf={problemOf}
          />
        </fieldset>
      )
    case 'list':
      return field.entry!.fields ? (
        <EntriesField field={field} value={value} onChange={onChange} problemOf={problemOf} />
      ) : (
        <TextsField field={field} value={value} onChange={onChange} problemOf={problemOf} />
      )
    case 'html':
      return <RichTextField {...about} value={text} onChange={onChange} />
    case 'text':
      return <AreaField {...about} value={text} onChange={onChange} />
    case 'colour':
      return <ColourField {...about} value={text} onChange={onChange} />
    case 'toggle':
      return <ToggleField {...about} value={value === true} onChange={onChange} />
    case 'choice':
      return <ChoiceField {...about} value={text} options={field.options!} onChange={onChange} />
    case 'date':
      // A moment is the server's to say.
      return field.day ? <TextField {...about} type="date" value={text} onChange={onChange} /> : null
    case 'address':
      return <PageField {...about} value={text} onChange={onChange} />
    case 'focus':
      return null
    case 'line':
      if (field.html) return <RichTextField {...about} line value={text} onChange={onChange} />
      if (field.number) return <NumberField {...about} value={value} onChange={onChange} />
      return <TextField {...about} inputMode={field.url ? 'url' : undefined} value={text} onChange={onChange} />
  }
}

interface NumberFieldProps {
  label: string
  problem: string | undefined
  value: Json | undefined
  onChange: (value: Json) => void
}

/** A number, or what is typed on the way to one: « 48, » stays so, and is refused if it is saved as something else. */
function NumberField({ value, onChange, ...about }: NumberFieldProps) {
  const [typed, setTyped] = useState('')
  const standing = typeof value === 'number' ? writeNumber(value) : String(value ?? '')
  return (
    <TextField
      {...about}
      inputMode="decimal"
      value={readNumber(typed) === value ? typed : standing}
      onChange={(text) => {
        setTyped(text)
        onChange(readNumber(text))
      }}
    />
  )
}

export interface DerivedFieldsProps {
  fields: FormFields
  value: Fields
  onChange: (value: Fields) => void
  problemOf: (path: string) => string | undefined
}

/** The inputs of some fields, in their order. A picture has the point of it that stays in view beside it. */
export function DerivedFields({ fields, value, onChange, problemOf }: DerivedFieldsProps) {
  const focus = Object.keys(fields).find((name) => fields[name]!.kind === 'focus')
  return Object.entries(fields).map(([name, field]) =>
    field.kind === 'address' && field.picture ? (
      <PictureField
        key={name}
        label={labelOf(field)}
        value={String(value[name] ?? '')}
        focus={focus && typeof value[focus] === 'string' ? value[focus] : undefined}
        boxes={focus ? PICTURE_BOXES : undefined}
        onChange={(address, point) => onChange({ ...value, [name]: address, ...(focus && { [focus]: point }) })}
        problem={problemOf(name)}
      />
    ) : (
      <DerivedField
        key={name}
        field={field}
        value={value[name]}
        onChange={(next) => onChange({ ...value, [name]: next })}
        problemOf={(path) => problemOf(path ? `${name}.${path}` : name)}
      />
    ),
  )
}

const PICTURE_BOXES = [{ width: '100vw', ratio: 4 / 3 }]

/** Says that each stands on a line of its own. */
const apart = (one: string) => (one === 'ligne' ? 'Chacune sur sa ligne.' : `Une ligne par ${one}.`)

/** A list of texts: one a line, or several lines each with a blank one between two. */
function TextsField({ field, value, onChange, problemOf }: DerivedFieldProps) {
  const { long, noun } = field.entry!
  const between = long ? '\n\n' : '\n'
  const texts = Array.isArray(value) ? value.map(String) : []
  const refused = texts.findIndex((_, place) => problemOf(String(place)))
  return (
    <AreaField
      label={labelOf(field)}
      rows={5}
      hint={long ? 'Une ligne vide entre deux paragraphes.' : apart(noun.text)}
      value={texts.join(between)}
      onChange={(text) => onChange(text === '' ? [] : text.split(between))}
      problem={refused < 0 ? problemOf('') : `Ligne ${refused + 1} : ${problemOf(String(refused))}`}
    />
  )
}
