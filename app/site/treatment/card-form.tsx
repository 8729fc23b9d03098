import { EditForm } from '../../cms/edit/edit-form'
import { TextField } from '../../cms/edit/field'
import { PictureField } from '../../cms/edit/picture-field'
import { saveFields, type Opened, type SavingRules } from '../../cms/edit/saving'
import { saveProblems } from '../../cms/documents/save-problems'
import { NeedField } from './need-field'
import type { ToolFormProps } from './rename-form'
import styles from './treatment-tools.module.css'

interface Card {
  image: string
  cadrage: string
  accroche: string
  besoin: string
}

const BOXES = [
  { from: 768, width: '384px', ratio: 4 / 5 },
  { width: '104px', ratio: 4 / 5 },
]

/** What a treatment's card shows, and the need at which it stands. */
export default function CardForm({ document, onClose, onReopen }: ToolFormProps) {
  const { id, version, image = '', cadrage = '', accroche = '', besoin = '' } = document
  const opened: Opened<Card> = { id, version, fields: { image, cadrage, accroche, besoin } }
  const rules: SavingRules<Card> = {
    collection: 'categories',
    failure: "La carte n'a pas été enregistrée.",
  }
  return (
    <EditForm<Card, Opened<Card>>
      place={`categories/${id}/card`}
      fields={Object.keys(opened.fields)}
      initial={opened.fields}
      base={opened}
      save={(mine, base) => saveFields(rules, base, mine)}
      rebase={(saved) => saved}
      check={(mine) => saveProblems('categories', { ...mine }, { ...opened.fields })}
      onClose={onClose}
      onReopen={onReopen}
    >
      {({ value, set, problemOf }) => (
        <div className={styles.fields}>
          <PictureField
            label="Photo"
            value={value.image}
            focus={value.cadrage}
            boxes={BOXES}
            onChange={(image, cadrage) => set({ ...value, image, cadrage })}
            problem={problemOf('image')}
            hint="Sur la carte de l'accueil et en tête de la page du soin."
          />
          <TextField
            label="Accroche (facultatif)"
            value={value.accroche}
            onChange={(accroche) => set({ ...value, accroche })}
            problem={problemOf('accroche')}
            hint="Sous le nom, sur la carte : six mots au plus."
          />
          <NeedField
            value={value.besoin}
            onChange={(besoin) => set({ ...value, besoin })}
            problem={problemOf('besoin')}
          />
        </div>
      )}
    </EditForm>
  )
}
