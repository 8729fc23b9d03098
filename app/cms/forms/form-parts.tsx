import { useId } from 'react'
import { fr } from '../../lib/french-typography'
import { FILE } from './asked-form'
import type { FormInput, FormPart } from './form-inputs'
import { TICKED } from './typed-fields'
import styles from './form-parts.module.css'

/** Values that are sent along with a form. */
export function HiddenFields({ values }: { values: Record<string, string> | [name: string, value: string][] }) {
  const all = Array.isArray(values) ? values : Object.entries(values)
  return all.map(([name, value], place) => <input key={place} type="hidden" name={name} value={value} />)
}

interface FormPartsProps {
  parts: FormPart[]
  /** Whether what is answered stands elsewhere on the page, and has the focus. */
  isBeside?: boolean
}

/** The controls of a form. The focus is on the first that is refused, on the one that leads, or on the first. */
export function FormParts({ parts, isBeside = false }: FormPartsProps) {
  const all = inputsOf(parts).filter(({ type }) => type !== 'hidden')
  const first = all.find(({ problem }) => problem) ?? all.find(({ leads }) => leads) ?? all[0]
  return <Parts parts={parts} first={isBeside ? undefined : first?.name} />
}

function Parts({ parts, first }: { parts: FormPart[]; first: string | undefined }) {
  return parts.map((part) =>
    'legend' in part ? (
      <fieldset key={part.legend} className={styles.group}>
        <legend>{fr(part.legend)}</legend>
        <Parts parts={part.parts} first={first} />
      </fieldset>
    ) : (
      <Input key={part.name} {...part} isFirst={part.name === first} />
    ),
  )
}

const inputsOf = (parts: FormPart[]): FormInput[] =>
  parts.flatMap((part) => ('legend' in part ? inputsOf(part.parts) : [part]))

function Input({ isFirst, ...input }: FormInput & { isFirst: boolean }) {
  const id = useId()
  const { name, label, type, value, hint, problem, leads, isRequired } = input
  if (type === 'hidden') return <input type="hidden" name={name} value={value} />
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const about = {
    id,
    name,
    autoFocus: isFirst,
    // Not `required`: the server says it of all fields at once, and takes an empty one of what is ticked to be deleted.
    'aria-required': isRequired,
    ...(leads && { 'data-chosen': '' }),
    ...(described && { 'aria-describedby': described }),
    ...(problem && { 'aria-invalid': true }),
  }
  return (
    <div className={styles.field} data-box={type === 'box' || undefined}>
      {type === 'picture' && <PictureFile name={name} label={label} />}
      <label htmlFor={id}>{fr(type === 'picture' ? "URL de l'image" : label)}</label>
      <Control input={input} about={about} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {fr(hint)}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {fr(problem)}
        </p>
      )}
    </div>
  )
}

function Control({
  input,
  about,
}: {
  input: FormInput
  about: { id: string; name: string; autoFocus: boolean; 'aria-required': boolean | undefined }
}) {
  const { type, value, options = {} } = input
  switch (type) {
    case 'html':
    case 'area':
      return (
        <textarea
          {...about}
          {...(type === 'html' && { 'data-html': '' })}
          rows={Math.min(16, Math.max(4, value.split('\n').length + 1))}
          defaultValue={value}
        />
      )
    case 'box':
      return (
        <>
          <input type="hidden" name={about.name} value="" />
          <input {...about} type="checkbox" value={TICKED} defaultChecked={value.includes(TICKED)} />
        </>
      )
    case 'choice':
      return (
        <select {...about} defaultValue={value}>
          {Object.entries(options).map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      )
    case 'moment':
      return <input {...about} type="datetime-local" defaultValue={value} />
    case 'day':
      return <input {...about} type="date" defaultValue={value} />
    case 'number':
      return <input {...about} inputMode="decimal" autoComplete="off" defaultValue={value} />
    case 'url':
    case 'picture':
      return <input {...about} inputMode="url" autoComplete="off" defaultValue={value} />
    case 'emphasis':
      return <input {...about} data-emphasis="" autoComplete="off" defaultValue={value} />
    default:
      return <input {...about} autoComplete="off" defaultValue={value} />
  }
}

function PictureFile({ name, label }: { name: string; label: string }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{`${label} : fichier`}</label>
      <input id={id} type="file" name={FILE + name} accept="image/*" />
    </>
  )
}
