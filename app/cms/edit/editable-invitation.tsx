import type { ComponentProps } from 'react'
import { Invitation } from '../../ui/invitation'
import { EditableBlock } from './editable-block'
import { useWords } from './words'

type InvitationProps = Omit<ComponentProps<typeof Invitation>, 'titre' | 'texte'>

/** How a page that informs ends, in the words that are the same for all of them. */
export function EditableInvitation(props: InvitationProps) {
  return (
    <EditableBlock collection="textes" document={useWords()} field="invitation" name="l'invitation">
      {(words) => <Invitation {...words} {...props} />}
    </EditableBlock>
  )
}
