import { useDocument, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { MemberList, type Portraits } from './member-list'

const TeamEditor = late(() => import('./editor'))

export interface TeamProps {
  /** A team that does not exist yet has version 0 and nobody. */
  document: Known<'team'>
  portraits: Portraits
}

/** The team as visitors see it, and for administrators the panel that changes it. */
export function Team({ document: initial, portraits }: TeamProps) {
  const editing = useEditing()
  const document = useDocument('team', initial)
  return (
    <>
      <MemberList members={document.members} portraits={portraits} />
      {editing && <TeamEditor document={document} portraits={portraits} title="Page d'administration" />}
    </>
  )
}
