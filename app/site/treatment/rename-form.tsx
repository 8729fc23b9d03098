import { sendChange } from '../../cms/edit/changes'
import type { Known } from '../../cms/edit/documents'
import { EditForm } from '../../cms/edit/edit-form'
import { TextField, ToggleField } from '../../cms/edit/field'
import { refusalOf, type Kept, type Saving } from '../../cms/edit/saving'
import { saveProblems } from '../../cms/documents/save-problems'
import { fr } from '../../lib/french-typography'
import { renamedPageOf, type SavedTreatment } from './saved-treatment'
import { addressOf } from './treatment-address'
import { UV } from './uv-first-content'
import styles from './treatment-tools.module.css'

const FIELDS = ['title']

const FAILURE = "Le nom n'a pas été enregistré."

const UNANSWERED = 'Le nom est peut-être déjà enregistré : réessayez, ou rechargez la page.'

const GONE = 'Ce soin a été supprimé, ou son adresse a changé : rechargez la page.'

export interface ToolFormProps {
  document: Known<'categories'>
  onClose: () => void
  onReopen: () => void
}

interface Asked {
  title: string
  follows: boolean
}

/** What a treatment is called, and whether its address follows. */
export default function RenameForm({ document, onClose, onReopen }: ToolFormProps) {
  const { id, version, title } = document
  async function save(name: string, follows: boolean, base: number): Promise<Saving<SavedTreatment>> {
    const to = follows && id !== UV ? addressOf(name) : null
    const sent = await sendChange({ intent: 'rename', collection: 'categories', id, base, title: name, to })
    if (sent.outcome === 'conflict') {
      const { version, title: theirs } = sent.document as Known<'categories'>
      const fields = [{ theirs: <p>{fr(theirs)}</p>, mine: <p>{fr(name)}</p> }]
      const keep = ([kept]: Kept[]) => (kept === 'mine' ? save(name, follows, version) : undefined)
      return { done: false, conflict: { author: sent.author, fields, keep } }
    }
    if (sent.outcome === 'missing') return { done: false, words: `${FAILURE} ${GONE}` }
    if (sent.outcome !== 'saved') return refusalOf(FAILURE, sent, UNANSWERED)
    return { done: true, base: sent.document }
  }

  return (
    <EditForm<Asked, number, SavedTreatment>
      place={`categories/${id}/rename`}
      initial={{ title, follows: true }}
      base={version}
      save={({ title, follows }, base) => save(title, follows, base)}
      rebase={({ version }) => version}
      nextPage={(saved, typedOn) => (saved.id === id ? undefined : renamedPageOf(saved, typedOn?.title))}
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
