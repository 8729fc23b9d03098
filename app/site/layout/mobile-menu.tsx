import type { ReactNode } from 'react'
import { frText } from '../../ui/french-text'
import { MenuLink } from './menu-link'
import { currentIn, type NavigationItem, type NavigationLink } from './navigation'
import { SignOut } from './sign-out'
import styles from './mobile-menu.module.css'

interface MenuProps {
  items: NavigationItem[]
  personal: NavigationLink[]
  path: string
  signedIn: boolean
  children: ReactNode
}

/** The menu up to 1200 px: a hamburger, and submenus that open each by itself. */
export function MobileMenu({ items, personal, path, signedIn, children }: MenuProps) {
  return (
    <details className={styles.menu} data-mobile-menu="">
      <summary className={styles.toggle} aria-label="Menu">
        <span className={styles.bars} aria-hidden="true" />
      </summary>
      <nav className={styles.panel} aria-label="Menu">
        <ul className={styles.list}>
          <li>
            <MenuLink link={{ label: 'Accueil', href: '/' }} path={path} className={styles.item} />
          </li>
          {items.map((item, place) => (
            <li key={place}>
              {'links' in item ? (
                <details>
                  <summary className={styles.item} aria-current={currentIn(item, path)}>
                    {frText(item.label)}
                    <span className={styles.chevron} aria-hidden="true" />
                  </summary>
                  <ul className={styles.submenu}>
                    {item.links.map((link, place) => (
                      <li key={place}>
                        <MenuLink link={link} path={path} className={styles.item} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <MenuLink link={item} path={path} className={styles.item} />
              )}
            </li>
          ))}
          {personal.map((link, place) => (
            <li key={place}>
              <MenuLink link={link} path={path} className={styles.item} />
            </li>
          ))}
          {signedIn && (
            <li>
              <SignOut className={styles.item} />
            </li>
          )}
        </ul>
        <div className={styles.foot}>{children}</div>
      </nav>
    </details>
  )
}
