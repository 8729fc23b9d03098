import { frText } from '../../ui/french-text'
import { MenuLink } from './menu-link'
import { currentIn, type NavigationItem } from './navigation'
import styles from './desktop-menu.module.css'

interface MenuProps {
  items: NavigationItem[]
  path: string
}

/** The menu from 1201 px: dropdowns open on hover, on focus and, with the enhancement script, on a press. */
export function DesktopMenu({ items, path }: MenuProps) {
  if (items.length === 0) return null
  return (
    <nav className={styles.menu} aria-label="Navigation principale">
      <ul className={styles.list}>
        {items.map((item, place) =>
          'links' in item ? (
            <li key={place} className={styles.group} data-dropdown="">
              <button type="button" className={styles.item} aria-expanded="false" aria-current={currentIn(item, path)}>
                {frText(item.label)}
                <span className={styles.chevron} aria-hidden="true" />
              </button>
              <ul className={styles.dropdown}>
                {item.links.map((link, place) => (
                  <li key={place}>
                    <MenuLink link={link} path={path} className={styles.item} />
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={place}>
              <MenuLink link={item} path={path} className={styles.item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
