import { pageCount, type ListPage } from '../../cms/documents/lists'
import { pagePath } from '../../cms/documents/page-keys'
import { namedPages } from '../../lib/page-numbers'
import styles from './page-links.module.css'

const path = (page: number) => pagePath('actualites', page)

/** The way to the other pages of the news; nothing where there is only one. */
export function PageLinks({ page, total }: ListPage) {
  const count = pageCount(total)
  if (count === 1) return null
  return (
    <nav className={styles.pages} aria-label="Pages des actualités">
      <ul className={styles.numbers}>
        {namedPages(page, count).map((number, index) =>
          number === undefined ? (
            <li key={index} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={index}>
              <a className={styles.link} href={path(number)} aria-current={number === page ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {number}
              </a>
            </li>
          ),
        )}
      </ul>
      {page > 1 && (
        <a className={styles.link} href={path(page - 1)} rel="prev" data-way="back">
          <span aria-hidden="true">←</span> Précédente
        </a>
      )}
      {page < count && (
        <a className={styles.link} href={path(page + 1)} rel="next" data-way="on">
          Suivante <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}
