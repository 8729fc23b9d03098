import type { Question, Tarif } from '../../content/categories'
import { fr } from '../../lib/french-typography'
import { Disclosure } from '../../ui/disclosure'
import { RichText } from '../../ui/rich-text'
import { PriceList } from './price-list'
import { Recording, type RecordingView } from './recording'
import styles from './treatment-sections.module.css'

export interface TreatmentView {
  title: string
  description: string
  tarifs: Tarif[]
  questions: Question[]
  recordings: RecordingView[]
}

/** The four parts of a treatment, each opened and closed by its title. */
export function TreatmentSections({ title, description, tarifs, questions, recordings }: TreatmentView) {
  return (
    <div className={styles.sections}>
      <Disclosure id="videos" title="Vidéos" kind="section" open>
        {recordings.length === 0 ? (
          <p>Aucune vidéo disponible.</p>
        ) : (
          <div className={styles.recordings}>
            {recordings.map((recording, index) => (
              <Recording key={index} {...recording} title={title} number={index + 1} />
            ))}
          </div>
        )}
      </Disclosure>
      <Disclosure id="description" title="Description" kind="section" open>
        <RichText html={description} className={styles.description} />
      </Disclosure>
      <Disclosure id="tarifs" title="Tarifs" kind="section" open>
        <PriceList tarifs={tarifs} />
      </Disclosure>
      <Disclosure id="questions" title="Questions fréquentes" kind="section" open>
        {questions.length === 0 && <p>Aucune question pour le moment.</p>}
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={index} title={fr(question)} kind="entry">
            <RichText html={answer} />
          </Disclosure>
        ))}
      </Disclosure>
    </div>
  )
}
