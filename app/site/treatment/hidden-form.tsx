import { EditForm } from '../../cms/edit/edit-form'
import { ToggleField } from '../../cms/edit/field'
import { saveFields, type Opened, type SavingRules } from '../../cms/edit/saving'
import type { ToolFormProps } from './rename-form'
import styles from './treatment-tools.module.css'

interface Shown {
  masque: boolean
}

const RULES: SavingRules<Shown> = {
  collection: 'categories',
  failure: "L'affichage du soin n'a pas été enregistré.",
}

/** Whether a treatment is shown, from a day on or until one: for a season, say. */
export default function HiddenForm({ document, onClose, onReopen }: ToolFormProps) {
  const { id, version, masque = false } = document
  const opened: Opened<Shown> = { id, version, fields: { masque } }
  return (
    <EditForm<Shown, Opened<Shown>>
      place={`categories/${id}/masque`}
      // What it is opened for.
      initial={{ masque: !masque }}
      base={opened}
      save={(mine, base) => saveFields(RULES, base, mine)}
      rebase={(saved) => saved}
      isDated
      onClose={onClose}
      onReopen={onReopen}
    >
      {({ value, set }) => (
        <div className={styles.fields}>
          <ToggleField
            label="Masqué aux visiteurs"
            value={value.masque}
            onChange={(next) => set({ ...value, masque: next })}
          />
        </div>
      )}
    </EditForm>
  )
}
