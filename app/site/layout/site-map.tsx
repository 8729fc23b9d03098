import { MenuLink } from './menu-link'
import { allPages } from './navigation'
import type { SiteFacts } from './site-facts'
import styles from './site-map.module.css'

/** Every page of the site by its name: the way for whoever does not find it through the menu. */
export function SiteMap({ facts: { referralUrl, titles } }: { facts: SiteFacts }) {
  return (
    <div className={styles.groups}>
      {allPages(referralUrl, titles).map(({ label, links }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ul className={styles.list}>
            {links.map((link) => (
              <li key={link.href}>
                <MenuLink link={link} path="/plan-du-site" className={styles.link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
