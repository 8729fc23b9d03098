import type { EditablePage } from '../cms/documents/collections'
import { fr } from '../lib/french-typography'
import styles from './editable-pages.module.css'

interface EditablePagesProps {
  pages: readonly EditablePage[]
  treatments: { id: string; title: string }[]
}

/** The pages whose content is kept as documents, each with a link to where it stands. */
export function EditablePages({ pages, treatments }: EditablePagesProps) {
  return (
    <div className={styles.pages}>
      <section>
        <h2>Pages</h2>
        <ul className={styles.list}>
          {pages.map(({ name, href, holds }) => (
            <li key={href}>
              <a href={href}>{fr(name)}</a>
              <span className={styles.holds}>{fr(holds)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Soins</h2>
        <ul className={styles.list}>
          {treatments.map(({ id, title }) => (
            <li key={id}>
              <a href={`/soins/${encodeURIComponent(id)}`}>{fr(title)}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
