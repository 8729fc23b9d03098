import { useId } from 'react'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { authorHas } from '../documents/authors'
import { KEPT, type AskedForm, type TwoReadings } from './asked-form'
import { Cancel } from './cancel'
import { HiddenFields } from './form-parts'
import styles from './server-form.module.css'

/** Asks which of two texts is to be kept, field by field. */
export function ConflictForm(form: Extract<AskedForm, { kind: 'conflict' }>) {
  return (
    <form method="post" action={form.action}>
      <HiddenFields values={form.hidden} />
      {!form.message && (
        <p>{fr(`${authorHas(form.author)} enregistré un autre texte pendant que vous écriviez. Lequel garder ?`)}</p>
      )}
      {form.texts.map((texts, place) => (
        <Choice key={texts.path} {...texts} isFirst={place === 0} />
      ))}
      <p className={styles.hint}>{fr("Celui qui est enregistré reste dans l'historique, quoi que vous gardiez.")}</p>
      <div className={styles.actions}>
        <Button type="submit">Enregistrer</Button>
        <Cancel back={form.back} />
      </div>
    </form>
  )
}

/** Two texts, one of which is to be kept. */
function Choice({ path, label, theirs, mine, kept, isFirst }: TwoReadings & { isFirst: boolean }) {
  const id = useId()
  const side = (value: string, whose: string, words: string, text: string) => (
    <div className={styles.text}>
      <p className={styles.whose}>{whose}</p>
      <p id={id + value} className={styles.words}>
        {text}
      </p>
      <label>
        <input
          type="radio"
          name={KEPT + path}
          value={value}
          required
          defaultChecked={kept === value}
          autoFocus={isFirst && value === 'mine'}
          aria-describedby={id + value}
        />{' '}
        {words}
      </label>
    </div>
  )
  return (
    <fieldset className={styles.choice}>
      <legend>{label || 'Les deux textes'}</legend>
      <div className={styles.texts}>
        {side('theirs', 'Le texte enregistré', 'Garder ce texte', theirs)}
        {side('mine', 'Votre texte', 'Garder mon texte', mine)}
      </div>
    </fieldset>
  )
}
