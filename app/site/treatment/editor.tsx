import type { ComponentType, ReactNode } from 'react'
import { EntryFields } from '../../cms/edit/entry-fields'
import { TextField } from '../../cms/edit/field'
import { uvCaution } from '../../cms/edit/late-uv-caution'
import { ListEditor } from '../../cms/edit/list-editor'
import { prepareRichText, RichTextField } from '../../cms/edit/rich-text-field'
import { TextEditor } from '../../cms/edit/text-editor'
import { quoted } from '../../lib/quoted'
import type { PictureSource } from '../../ui/pictures'
import { RichText } from '../../ui/rich-text'
import type { Question, Treatment } from './definition'
import { FAILURES } from './failures'
import { FilmsEditor } from './films-editor'
import { PricesEditor } from './prices-editor'
import { QuestionEntry } from './question-list'
import type { RecordingView } from './recording'
import type { References } from './reference-price'
import type { TreatmentHeadProps } from './treatment-head'
import { TreatmentSections } from './treatment-sections'
import { UV } from './uv-first-content'
import styles from './treatment-sections.module.css'

interface TreatmentEditorProps {
  document: Treatment & { id: string; version: number }
  recordings: RecordingView[]
  references: References
  picture: PictureSource | undefined
  head: ComponentType<TreatmentHeadProps>
  aside?: ReactNode
  children?: ReactNode
}

const EMPTY_QUESTION: Question = { question: '', answer: '' }

const QUESTION_WORDS = {
  add: 'Ajouter une question',
  entry: 'la question',
  removed: (question: string) => `Question ${quoted(question)} supprimée.`,
  failure: FAILURES.questions,
  none: 'Aucune question pour le moment.',
}

/** A treatment with its editors, each where its text stands. */
export default function TreatmentEditor(props: TreatmentEditorProps) {
  const { document, recordings, references, picture, head: Head, aside, children } = props
  const { id, version, title, description, tarifs, questions } = document
  const own = { collection: 'categories', id, version } as const
  const isUv = id === UV
  return (
    <>
      <Head title={title} lead={document.accroche} picture={picture} tarifs={isUv ? [] : tarifs} isSober={isUv}>
        {children}
        <TextEditor
          {...own}
          field="title"
          value={title}
          words={{ edit: 'Modifier le titre', failure: FAILURES.title }}
          form={({ value, set, problemOf }) => (
            <TextField
              label="Titre"
              value={value}
              onChange={set}
              problem={problemOf('title')}
              hint="L'adresse de la page reste la même : « Renommer » peut la changer aussi."
            />
          )}
        />
      </Head>
      <TreatmentSections
        document={document}
        aside={aside}
        videos={<FilmsEditor document={document} recordings={recordings} />}
        description={
          <TextEditor
            {...own}
            field="description"
            value={description}
            words={{ edit: 'Modifier la description', failure: FAILURES.description }}
            prepare={prepareRichText}
            show={(html) => <RichText html={html} className={styles.description} />}
            caution={(html) => uvCaution([html], 'text')}
            form={({ value, set, problemOf }) => (
              <RichTextField label="Description" value={value} onChange={set} problem={problemOf('description')} />
            )}
          />
        }
        tarifs={<PricesEditor document={document} references={references} />}
        questions={
          <ListEditor
            {...own}
            field="questions"
            rows={questions}
            empty={EMPTY_QUESTION}
            words={QUESTION_WORDS}
            prepare={prepareRichText}
            nameOf={({ question }) => question}
            show={(question) => <QuestionEntry {...question} />}
            caution={({ question, answer }) => uvCaution([`${question}\n${answer}`], 'text')}
            form={(form) => <EntryFields collection="categories" field="questions" {...form} />}
          />
        }
      />
    </>
  )
}
