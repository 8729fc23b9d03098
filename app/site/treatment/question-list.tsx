import type { Question } from './definition'
import { fr } from '../../lib/french-typography'
import { Disclosure } from '../../ui/disclosure'
import { RichText } from '../../ui/rich-text'

export function QuestionList({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return <p>Aucune question pour le moment.</p>
  return questions.map((question, index) => <QuestionEntry key={index} {...question} />)
}

export function QuestionEntry({ question, answer }: Question) {
  return (
    <Disclosure title={fr(question)} kind="entry">
      <RichText html={answer} />
    </Disclosure>
  )
}
