import { isSame } from '../../lib/json'
import { saveProblems } from '../documents/save-problems'
import { withKey } from './changes'
import { EditForm } from './edit-form'
import type { ListEditorProps } from './list-editor-props'
import { problemsOfRow, type Seen } from './list-saving'
import type { useOpenEntry } from './use-open-entry'
import styles from './list-editor.module.css'

const GONE_MEANWHILE = "Cette ligne vient d'être supprimée pendant votre saisie. Votre texte est gardé."

interface EntryFormProps<Row extends { id: string }> {
  list: ListEditorProps<Row>
  place: string
  entry: ReturnType<typeof useOpenEntry<Row>>
  open: Seen<Row>
  /** The entry as it stands, where the list shows it. */
  standing: Row | undefined
  onInsert: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** The form of the entry that is open, among its neighbours, with what else can be done there. */
export function EntryForm<Row extends { id: string }>({ list, place, entry, open, ...props }: EntryFormProps<Row>) {
  const { collection, field, stored } = list
  const { isNew } = entry
  const opened = open.rows.find((row) => row.id === open.id)
  const standing = isNew ? undefined : props.standing
  /** Its text is told by what it says: changed, it has another id, and is not known to be gone. */
  const isGone = !isNew && !standing && !stored
  const check = (row: Row) => [
    ...problemsOfRow(saveProblems(collection, { [field]: stored ? stored.write([row]) : ([row] as never) }), field),
    ...(list.check?.(row) ?? []),
  ]
  return (
    <li>
      <EditForm
        place={place}
        initial={opened ?? ({ ...list.empty, id: open.id } as Row)}
        base={open}
        save={entry.save}
        withKey={(seen) => (seen.after === undefined ? seen : withKey(seen))}
        rebase={entry.rebase}
        onClose={entry.close}
        onReopen={entry.reopen}
        standing={standing}
        outdated={isGone ? GONE_MEANWHILE : !isNew && !isSame(opened, standing)}
        subject="cette liste"
        adds={isNew}
        check={check}
        caution={list.caution}
        {...(list.submitLabel && { submitLabel: list.submitLabel })}
      >
        {(fields) => list.form(fields, isNew)}
      </EditForm>
      {props.onRemove && (
        <div className={styles.tools}>
          {props.onInsert && (
            <button type="button" onClick={props.onInsert}>
              Insérer ici
            </button>
          )}
          <button type="button" onClick={props.onRemove}>
            Supprimer
          </button>
        </div>
      )}
    </li>
  )
}
