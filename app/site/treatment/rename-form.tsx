import { sendChange } from '../../cms/edit/changes'
import type { Known } from '../../cms/edit/documents'
import { EditForm } from '../../cms/edit/edit-form'
import { TextField, ToggleField } from '../../cms/edit/field'
import { refusalOf, type Kept, type Saving } from '../../cms/edit/saving'
import { saveProblems } from '../../cms/documents/save-problems'
import { fr } from '../../lib/french-typography'
import { leaveForm } from './leave-form'
import { addressOf } from './treatment-address'
import { UV } from './uv-first-content'
import styles from './treatment-tools.module.css'

const FIELDS = ['title']

const FAILURE = "Le nom n'a pas été enregistré."

const GONE = 'Ce soin a été supprimé, ou son adresse a changé : rechargez la page.'

export interface ToolFormProps {
  document: Known<'categories'>
  onClose: () => void
  onReopen: () => void
}

/** What a treatment is called, and whether its address follows. */
export default function RenameForm({ document, onClose, onReopen }: ToolFormProps) {
  const { id, version, title } = document
  const place = `categories/${id}/rename`

  async function save(name: string, follows: boolean, base: number): Promise<Saving> {
    const to = follows && id !== UV ? addressOf(name) : null
    const sent = await sendChange({ intent: 'rename', collection: 'categories', id, base, title: name, to })
    if (sent.outcome === 'conflict') {
      const { version, title: theirs } = sent.document as Known<'categories'>
      const fields = [{ theirs: <p>{fr(theirs)}</p>, mine: <p>{fr(name)}</p> }]
      const keep = ([kept]: Kept[]) => (kept === 'mine' ? save(name, follows, version) : undefined)
      return { done: false, conflict: { author: sent.author, fields, keep } }
    }
    if (sent.outcome === 'missing') return { done: false, words: `${FAILURE} ${GONE}` }
    if (sent.outcome !== 'saved') return refusalOf(FAILURE, sent)
    if (sent.document.id !== id) leaveForm(place, onClose, `/soins/${encodeURIComponent(sent.document.id)}`)
    return { done: true }
  }

  return (
    <EditForm
      place={place}
      initial={{ title, follows: true }}
      base={version}
      save={({ title, follows }, base) => save(title, follows, base)}
      check={({ title }) => saveProblems('categories', { title })}
      onClose={onClose}
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
