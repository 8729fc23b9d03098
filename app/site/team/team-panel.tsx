import { useDocument } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { fr } from '../../lib/french-typography'
import type { TeamProps } from './view'
import styles from './editor.module.css'

const TeamEditor = late(() => import('./editor'))

const TITLE = 'Équipe'

/** The panel that changes the team, on a page for administrators. */
export function TeamPanel({ document: initial, ...known }: TeamProps) {
  const editing = useEditing()
  const document = useDocument('team', initial)
  const view = (
    <section className={styles.panel}>
      <h2 className={styles.title}>{TITLE}</h2>
      <ul>
        {document.members.map(({ name, role }, index) => (
          <li key={index} className={styles.member}>
            {fr(`${name} : ${role}`)}
          </li>
        ))}
      </ul>
    </section>
  )
  if (!editing) return view
  return <TeamEditor fallback={view} document={document} {...known} title={TITLE} />
}
