import { Invitation } from '../../ui/invitation'
import { EditableBlock } from './editable-block'
import { useWords } from './words'

/** How a page that informs ends, in the words that are the same for all of them. */
export function EditableInvitation({ telephone, href }: { telephone: string; href?: string | undefined }) {
  return (
    <EditableBlock collection="textes" document={useWords()} field="invitation" name="l'invitation">
      {(words) => <Invitation {...words} telephone={telephone} href={href} />}
    </EditableBlock>
  )
}
