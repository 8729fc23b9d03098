import type { ReactNode } from 'react'
import type { FilmTexts, Question, Tarif } from './definition'
import { PriceNote } from '../../cms/edit/price-note'
import { RichText } from '../../ui/rich-text'
import { PriceList } from './price-list'
import { QuestionList } from './question-list'
import { RecordingList, type RecordingView } from './recording'
import { TreatmentSections } from './treatment-sections'
import { UvBooking } from './uv-booking'
import { UV } from './uv-first-content'
import styles from './treatment-sections.module.css'

export interface TreatmentContent {
  /** The last part of its address. */
  soin: string
  title: string
  description: string
  tarifs: Tarif[]
  questions: Question[]
  recordings: RecordingView[]
  textesVideos?: FilmTexts[] | undefined
  videos: string[]
  aside?: ReactNode
}

/** A treatment as visitors read it. */
export function TreatmentView(props: TreatmentContent) {
  const { soin, title, description, tarifs, questions, recordings, textesVideos, aside } = props
  return (
    <TreatmentSections
      document={props}
      aside={aside}
      videos={<RecordingList recordings={recordings} title={title} texts={textesVideos} />}
      description={description && <RichText html={description} className={styles.description} />}
      tarifs={
        <>
          <PriceList soin={soin} tarifs={tarifs} />
          {soin === UV && <UvBooking />}
          {tarifs.length > 0 && <PriceNote />}
        </>
      }
      questions={<QuestionList questions={questions} />}
    />
  )
}
