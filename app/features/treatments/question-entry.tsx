import type { Question } from '../../content/categories'
import { fr } from '../../lib/french-typography'
import { Disclosure } from '../../ui/disclosure'
import { RichText } from '../../ui/rich-text'

export function QuestionEntry({ question, answer }: Question) {
  return (
    <Disclosure title={fr(question)} kind="entry">
      <RichText html={answer} />
    </Disclosure>
  )
}
