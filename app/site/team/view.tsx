import { useDocument, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useWords } from '../../cms/edit/words'
import { useEditing } from '../../cms/edit/mode'
import type { ReactNode } from 'react'
import { MemberList, type Portraits, type TreatmentLinks } from './member-list'
import styles from './view.module.css'

const TeamEditor = late(() => import('./editor'))

export interface TeamProps {
  /** A team that does not exist yet has version 0 and nobody. */
  document: Known<'team'>
  portraits: Portraits
  links: TreatmentLinks
}

/** The team as visitors see it, and for administrators the panel that changes it. */
export function Team({ document: initial, aside, ...known }: TeamProps & { aside: ReactNode }) {
  const editing = useEditing()
  const document = useDocument('team', initial)
  const none = useWords()['nos-expertes'].vide
  return (
    <>
      {/* Painted with half of its members, the team would stand in other columns once it is all there. */}
      <link rel="expect" href="#institut" blocking="render" />
      <div className={styles.page}>
        <MemberList members={document.members} none={none} {...known} />
        {aside}
      </div>
      {editing && <TeamEditor document={document} {...known} title="Page d'administration" />}
    </>
  )
}
