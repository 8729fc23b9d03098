import { useRef, useState, type ReactNode } from 'react'
import type { Caution } from './caution'
import type { CollectionName } from '../documents/collections'
import { saveProblems } from '../documents/save-problems'
import type { Json } from '../../lib/json'
import { Button } from '../../ui/button'
import { sendChange } from './changes'
import { findDraft } from './drafts'
import { EditForm, type Fields, type Saving } from './edit-form'
import { PresenceMark } from './presence-mark'
import styles from './text-editor.module.css'

/** A field as the administrator had it before her when she opened it. */
interface Seen<T> {
  version: number
  value: T
}

interface TextEditorProps<T> {
  collection: CollectionName
  id: string
  version: number
  field: string
  value: T
  words: { edit: string; failure: string }
  /** The field as visitors see it; left out where it is shown elsewhere. */
  show?: (value: T) => ReactNode
  form: (fields: Fields<T>) => ReactNode
  /** Loads what the form needs, when it is about to be opened. */
  prepare?: () => void
  /** Says why a text had better not be saved. */
  caution?: (value: T) => Caution | undefined
}

/** A field of a document, edited where it stands. */
export function TextEditor<T>(props: TextEditorProps<T>) {
  const { collection, id, version, field, value, words, show, form, prepare } = props
  const place = `${collection}/${id}/${field}`
  const [open, setOpen] = useState<Seen<T> | undefined>(() => findDraft<T>(place)?.base as Seen<T> | undefined)
  const button = useRef<HTMLParagraphElement>(null)

  const read = (text: T) => (show ? show(text) : String(text))

  async function save(mine: T, base: number): Promise<Saving> {
    const sent = await sendChange({ intent: 'update', collection, id, base, fields: { [field]: mine as Json } })
    if (sent.outcome === 'saved') return { done: true, base: { version: sent.document.version, value: mine } }
    if (sent.outcome === 'invalid') return { done: false, problems: sent.problems }
    if (sent.outcome === 'failed') return { done: false, words: `${words.failure} ${sent.words}` }
    if (sent.outcome !== 'conflict') return { done: false, words: words.failure }
    const { version: standing } = sent.document
    const theirs = sent.conflicts[0]!.theirs as T
    return {
      done: false,
      conflict: { author: sent.author, theirs: read(theirs), mine: read(mine), keepMine: () => save(mine, standing) },
    }
  }

  function close() {
    setOpen(undefined)
    setTimeout(() => button.current?.querySelector('button')?.focus())
  }

  if (!open)
    return (
      <>
        {show?.(value)}
        <PresenceMark place={place} />
        <p ref={button} className={styles.edit}>
          <Button
            type="button"
            look="quiet"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpen({ version, value })}
          >
            {words.edit}
          </Button>
        </p>
      </>
    )
  return (
    <EditForm
      place={place}
      initial={open.value}
      base={open}
      save={(mine, base) => save(mine, base.version)}
      check={(mine) => saveProblems(collection, { [field]: mine }, { [field]: open.value })}
      onClose={close}
      onReopen={() => setOpen(open)}
      caution={props.caution}
      outdated={JSON.stringify(open.value) !== JSON.stringify(value)}
    >
      {form}
    </EditForm>
  )
}
