import type { Question, Tarif } from '../../content/categories'
import { RichText } from '../../ui/rich-text'
import { PriceList } from './price-list'
import { QuestionEntry } from './question-entry'
import { RecordingList, type RecordingView } from './recording'
import { TreatmentSections } from './treatment-sections'
import styles from './treatment-sections.module.css'

export interface TreatmentContent {
  title: string
  description: string
  tarifs: Tarif[]
  questions: Question[]
  recordings: RecordingView[]
}

/** A treatment as visitors read it. */
export function TreatmentView({ title, description, tarifs, questions, recordings }: TreatmentContent) {
  return (
    <TreatmentSections
      videos={<RecordingList recordings={recordings} title={title} />}
      description={<RichText html={description} className={styles.description} />}
      tarifs={<PriceList tarifs={tarifs} />}
      questions={
        questions.length === 0 ? (
          <p>Aucune question pour le moment.</p>
        ) : (
          questions.map((question, index) => <QuestionEntry key={index} {...question} />)
        )
      }
    />
  )
}
