import type { Question } from './definition'
import { frText } from '../../ui/french-text'
import { Disclosure } from '../../ui/disclosure'
import { RichText } from '../../ui/rich-text'

/** The questions that have an answer. */
export function QuestionList({ questions }: { questions: Question[] }) {
  const answered = questions.filter(({ answer }) => answer !== '')
  if (answered.length === 0) return <p>Aucune question pour le moment.</p>
  return answered.map((question, index) => <QuestionEntry key={index} {...question} />)
}

/** A question that opens on its answer. */
export function QuestionEntry({ question, answer }: Question) {
  return (
    <Disclosure title={frText(question)} kind="entry">
      <RichText html={answer} />
    </Disclosure>
  )
}
