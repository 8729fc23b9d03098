import { COLLECTIONS, definitionOf } from '../../content/collections'
import { fr } from '../../lib/french-typography'
import styles from './editable-pages.module.css'

const PAGES = Object.keys(COLLECTIONS).flatMap((collection) => {
  const { page, pageName, holds } = definitionOf(collection)!
  return typeof page === 'string' && pageName && holds ? [{ name: pageName, href: page, holds }] : []
})

/** The pages whose content is kept as documents, each with a link to where it stands. */
export function EditablePages({ treatments }: { treatments: { id: string; title: string }[] }) {
  return (
    <div className={styles.pages}>
      <section>
        <h2>Pages</h2>
        <ul className={styles.list}>
          {PAGES.map(({ name, href, holds }) => (
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
