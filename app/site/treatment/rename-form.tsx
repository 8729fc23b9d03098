import { useRef } from 'react'
import { sendChange } from '../../cms/edit/changes'
import type { Known } from '../../cms/edit/documents'
import { EditForm } from '../../cms/edit/edit-form'
import { TextField, ToggleField } from '../../cms/edit/field'
import { refusalOf } from '../../cms/edit/saving'
import { saveProblems } from '../../cms/documents/save-problems'
import { addressOf } from './treatment-address'
import { UV } from './uv-first-content'
import styles from './treatment-tools.module.css'

const FIELDS = ['title']

export interface ToolFormProps {
  document: Known<'categories'>
  onClose: () => void
  onReopen: () => void
}

/** What a treatment is called, and whether its address follows. */
export default function RenameForm({ document, onClose, onReopen }: ToolFormProps) {
  const { id, version, title } = document
  const next = useRef<string>(undefined)

  async function save(name: string, follows: boolean, base: number) {
    const to = follows && id !== UV ? addressOf(name) : null
    const sent = await sendChange({ intent: 'rename', collection: 'categories', id, base, title: name, to })
    if (sent.outcome !== 'saved') return refusalOf("Le nom n'a pas été enregistré.", sent)
    if (sent.document.id !== id) next.current = `/soins/${encodeURIComponent(sent.document.id)}`
    return { done: true as const }
  }

  function close() {
    onClose()
    const address = next.current
    if (address) setTimeout(() => location.assign(address))
  }

  return (
    <EditForm
      place={`categories/${id}/rename`}
      initial={{ title, follows: true }}
      base={version}
      save={({ title, follows }, base) => save(title, follows, base)}
      check={({ title }) => saveProblems('categories', { title })}
      onClose={close}
      onReopen={onReopen}
      fields={FIELDS}
    >
      {({ value, set, problemOf }) => (
        <div className={styles.fields}>
          <TextField
            label="Titre"
            value={value.title}
            onChange={(title) => set({ ...value, title })}
            problem={problemOf('title')}
          />
          {id !== UV && addressOf(value.title) !== id && (
            <ToggleField
              label={`L'adresse change aussi : /soins/${addressOf(value.title)} (l'ancienne y conduira)`}
              value={value.follows}
              onChange={(follows) => set({ ...value, follows })}
            />
          )}
        </div>
      )}
    </EditForm>
  )
}
