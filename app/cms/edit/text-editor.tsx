import { useRef, useState, type ReactNode } from 'react'
import type { MaybeCaution } from './caution'
import type { CollectionName } from '../documents/collections'
import { saveProblems } from '../documents/save-problems'
import { isSame } from '../../lib/json'
import { findDraft } from './drafts'
import { EditForm, type FieldProps } from './edit-form'
import { offerFocus } from './offer-focus'
import { PresenceMark } from './presence-mark'
import { OpenButton, placeAddress } from './place-link'
import { saveFields, type Opened, type SavingRules } from './saving'
import { useSingleTap } from './use-single-tap'
import styles from './text-editor.module.css'

/** A field as the administrator had it before her when she opened it. */
interface Seen<T> {
  version: number
  value: T
  /** Whether somebody else's part is in that version as well. */
  isMerged?: boolean | undefined
}

interface TextEditorProps<T> {
  collection: CollectionName
  id: string
  version: number
  field: string
  value: T
  words: {
    edit: ReactNode
    failure: string
    /** What its parts are called, by their dotted paths, where it has any. */
    labels?: Record<string, string>
  }
  /** The field as visitors see it; left out where it is shown elsewhere. */
  show?: (value: T) => ReactNode
  form: (fields: FieldProps<T>) => ReactNode
  /** Loads what the form needs, when it is about to be opened. */
  prepare?: () => void
  subject?: string
  below?: (value: T) => ReactNode
  /** Says why a text had better not be saved. */
  caution?: (value: T) => MaybeCaution
}

/** A field of a document, edited where it stands. */
export function TextEditor<T>(props: TextEditorProps<T>) {
  const { collection, id, version, field, value, words, show, form, prepare } = props
  const place = `${collection}/${id}/${field}`
  const [open, setOpen] = useState<Seen<T> | undefined>(() => findDraft<T>(place)?.base as Seen<T> | undefined)
  const button = useRef<HTMLParagraphElement>(null)
  // What opens a form may stand where what saved it stood.
  const singleTap = useSingleTap()

  const rules: SavingRules<Record<string, T>> = {
    collection,
    failure: words.failure,
    labels: words.labels,
    present: show && typeof value === 'string' ? (_, text) => show(text as T) : undefined,
  }

  function rebase({ version, fields, isMerged }: Opened<Record<string, T>>): Seen<T> {
    const next = { version: version!, value: fields[field]!, isMerged }
    setOpen(next)
    return next
  }

  function close() {
    setOpen(undefined)
    setTimeout(() => offerFocus(button.current?.querySelector('button')))
  }

  if (!open)
    return (
      <>
        {show?.(value)}
        <PresenceMark place={place} />
        <p ref={button} className={styles.edit} {...singleTap}>
          <OpenButton
            place={placeAddress(collection, id, field)}
            isRich={prepare !== undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpen({ version, value })}
          >
            {words.edit}
          </OpenButton>
        </p>
      </>
    )
  return (
    <div className={styles.form} {...singleTap}>
      <EditForm
        place={place}
        initial={open.value}
        base={open}
        save={(mine, { value, ...seen }) =>
          saveFields(rules, { id, ...seen, fields: { [field]: value } }, { [field]: mine })
        }
        rebase={rebase}
        check={(mine) => saveProblems(collection, { [field]: mine }, { [field]: open.value })}
        onClose={close}
        onReopen={() => setOpen(open)}
        caution={props.caution}
        {...(props.subject && { subject: props.subject })}
        {...(props.below && { below: props.below })}
        standing={value}
        outdated={!isSame(open.value, value)}
      >
        {form}
      </EditForm>
    </div>
  )
}
