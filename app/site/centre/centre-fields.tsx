import { WEEKDAYS } from '../../opening/weekdays'
import { AreaField, TextField } from '../../cms/edit/field'
import type { FieldProps } from '../../cms/edit/edit-form'
import { fr } from '../../lib/french-typography'
import { LABELS, type CentreTexts } from './centre-texts'
import { ExceptionsLink } from './exceptions-link'
import { HoursField } from './hours-field'
import { WeekSentence } from './week-sentence'
import styles from './editor.module.css'

/** What may be changed of the centre, in the order of its page; `weekPlace` keeps the sentence of its week. */
export function CentreFields({ value, set, problemOf, weekPlace }: FieldProps<CentreTexts> & { weekPlace: string }) {
  const { horaires, adresse, contact } = value
  const about = (path: string) => ({ label: LABELS[path]!, problem: problemOf(path), autoComplete: 'off' })
  const paragraphs = value.description.split(/\n\s*\n/)
  const refusedParagraph = paragraphs.map((_, place) => problemOf(`description.${place}`)).find(Boolean)
  return (
    <div className={styles.groups}>
      <fieldset className={styles.group}>
        <legend>Présentation</legend>
        <TextField {...about('nom')} value={value.nom} onChange={(nom) => set({ ...value, nom })} />
        <AreaField
          label={LABELS.description!}
          problem={problemOf('description') ?? refusedParagraph}
          rows={8}
          hint="Une ligne vide entre deux paragraphes."
          value={value.description}
          onChange={(description) => set({ ...value, description })}
        />
      </fieldset>
      <fieldset className={styles.group} aria-describedby="jour-vide">
        <legend>Horaires d'ouverture</legend>
        <p id="jour-vide" className={styles.hint}>
          {fr("Un jour laissé vide s'affiche « Fermé ».")}
        </p>
        <p>
          <ExceptionsLink />
        </p>
        <div className={styles.days}>
          {WEEKDAYS.map((day) => (
            <HoursField
              key={day}
              {...about(`horaires.${day}`)}
              value={horaires[day]}
              onChange={(hours) => set({ ...value, horaires: { ...horaires, [day]: hours } })}
            />
          ))}
        </div>
        <WeekSentence place={weekPlace} onRead={(hours) => set({ ...value, horaires: { ...horaires, ...hours } })} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Nous retrouver</legend>
        <TextField
          {...about('adresse.rue')}
          value={adresse.rue}
          onChange={(rue) => set({ ...value, adresse: { ...adresse, rue } })}
        />
        <div className={styles.town}>
          <TextField
            {...about('adresse.code_postal')}
            inputMode="numeric"
            value={adresse.code_postal}
            onChange={(code_postal) => set({ ...value, adresse: { ...adresse, code_postal } })}
          />
          <TextField
            {...about('adresse.ville')}
            value={adresse.ville}
            onChange={(ville) => set({ ...value, adresse: { ...adresse, ville } })}
          />
        </div>
        <TextField
          {...about('contact.telephone')}
          type="tel"
          value={contact.telephone}
          onChange={(telephone) => set({ ...value, contact: { ...contact, telephone } })}
        />
      </fieldset>
    </div>
  )
}
