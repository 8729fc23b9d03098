import { MenuLink } from './menu-link'
import type { NavigationGroup, NavigationLink } from './navigation'
import styles from './desktop-menu.module.css'

interface MenuProps {
  items: (NavigationLink | NavigationGroup)[]
  path: string
}

/** The menu from 1201 px: dropdowns open on hover, on focus and, with the enhancement script, on a press. */
export function DesktopMenu({ items, path }: MenuProps) {
  return (
    <nav className={styles.menu} aria-label="Navigation principale">
      <ul className={styles.list}>
        {items.map((item) =>
          'links' in item ? (
            <li key={item.label} className={styles.group} data-dropdown="">
              <button type="button" className={styles.item} aria-expanded="false">
                {item.label}
                <span className={styles.chevron} aria-hidden="true" />
              </button>
              <ul className={styles.dropdown}>
                {item.links.map((link) => (
                  <li key={link.href}>
                    <MenuLink link={link} path={path} className={styles.item} />
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={item.label}>
              <MenuLink link={item} path={path} className={styles.item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
