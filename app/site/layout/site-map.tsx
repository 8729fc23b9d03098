import { useDocument } from '../../cms/edit/documents'
import { MenuLink } from './menu-link'
import { allPages } from './navigation'
import type { SiteFacts } from './site-facts'
import styles from './site-map.module.css'

interface SiteMapProps {
  facts: SiteFacts
  /** The keys of the pages that are withdrawn, or hold nothing. */
  hidden: string[]
}

/** Every page of the site by its name: the way for whoever does not find it through the menu. */
export function SiteMap({ facts, hidden }: SiteMapProps) {
  const navigation = useDocument('navigation', facts.navigation)
  return (
    <div className={styles.groups}>
      {allPages(navigation, { ...facts, hidden }).map(({ label, links }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ul className={styles.list}>
            {links.map((link, place) => (
              <li key={place}>
                <MenuLink link={link} path="/plan-du-site" className={styles.link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
