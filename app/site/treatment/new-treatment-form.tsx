import { useState } from 'react'
import { isKeyTaken, newId, sendChange } from '../../cms/edit/changes'
import { EditForm } from '../../cms/edit/edit-form'
import { ChoiceField, TextField, ToggleField } from '../../cms/edit/field'
import { refusalOf, type Saving } from '../../cms/edit/saving'
import { saveProblems } from '../../cms/documents/save-problems'
import { NeedField } from './need-field'
import { pageOf, type SavedTreatment } from './saved-treatment'
import { addressOf } from './treatment-address'
import type { TreatmentRow } from './treatments-panel'
import { UV } from './uv-first-content'
import styles from './treatment-tools.module.css'
import { quoted } from '../../lib/quoted'

/** Where what is typed of a new treatment is kept. */
export const ADDING = 'categories/nouveau/document'

interface NewTreatmentFormProps {
  treatments: TreatmentRow[]
  onClose: () => void
  onReopen: () => void
}

interface Asked {
  title: string
  /** The treatment that it is a copy of; '' for none. */
  from: string
  besoin: string
  masque: boolean
}

const FAILURE = "Le soin n'a pas été ajouté"

const UNANSWERED = 'Le soin est peut-être déjà ajouté : réessayez, il ne le sera pas deux fois.'

const ADDED =
  "Un soin a déjà été ajouté depuis ce formulaire, et il a changé depuis : votre texte n'est pas enregistré."

const GONE = `${FAILURE} : il a été supprimé depuis, ou celui dont il est la copie.`

const EMPTY: Asked = { title: '', from: '', besoin: '', masque: false }

/** A treatment that is added: empty, or as a copy of another. Its page is shown then, to be filled. */
export function NewTreatmentForm({ treatments, onClose, onReopen }: NewTreatmentFormProps) {
  const models = {
    '': 'Un soin vide',
    ...Object.fromEntries(
      treatments.filter(({ id }) => id !== UV).map(({ id, title }) => [id, `Une copie de ${quoted(title)}`]),
    ),
  }

  const [otherKey] = useState(newId)

  async function save(asked: Asked, key: string): Promise<Saving<SavedTreatment>> {
    const { title, from, besoin, masque } = asked
    const fields = { title: title.trim(), masque, ...(from === '' && { besoin: besoin.trim() }) }
    const sent = await sendChange({
      intent: 'create',
      collection: 'categories',
      id: addressOf(title),
      from: from || null,
      fields,
      key,
    })
    if (sent.outcome === 'saved') return { done: true, base: sent.document }
    const remedy = { label: 'Ajouter aussi le mien', run: () => save(asked, otherKey) }
    if (sent.outcome === 'conflict' || isKeyTaken(sent)) return { done: false, words: ADDED, remedy }
    if (sent.outcome === 'missing') return { done: false, words: GONE, remedy }
    return refusalOf(`${FAILURE}.`, sent, UNANSWERED)
  }

  return (
    <EditForm<Asked, string, SavedTreatment>
      place={ADDING}
      initial={EMPTY}
      base=""
      save={save}
      withKey={(key) => key || newId()}
      nextPage={(saved, typedOn) => pageOf(saved, typedOn?.title)}
      check={({ title, from, besoin }) => saveProblems('categories', { title, ...(from === '' && { besoin }) })}
      onClose={onClose}
      onReopen={onReopen}
      submitLabel="Ajouter le soin"
      isNew
      isAtOnce
    >
      {({ value, set, problemOf }) => (
        <div className={styles.fields}>
          <TextField
            label="Titre"
            value={value.title}
            onChange={(title) => set({ ...value, title })}
            problem={problemOf('title')}
            hint={value.title.trim() ? `Son adresse : /soins/${addressOf(value.title)}` : ''}
          />
          <ChoiceField
            label="Commencer par"
            value={value.from}
            options={models}
            onChange={(from) => set({ ...value, from })}
          />
          {value.from === '' && (
            <NeedField
              value={value.besoin}
              onChange={(besoin) => set({ ...value, besoin })}
              problem={problemOf('besoin')}
            />
          )}
          <ToggleField
            label="Masqué, le temps de le préparer"
            value={value.masque}
            onChange={(masque) => set({ ...value, masque })}
          />
        </div>
      )}
    </EditForm>
  )
}
