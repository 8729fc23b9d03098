import type { ReactNode } from 'react'
import { fr } from '../../lib/french-typography'
import type { NavigationGroup, NavigationLink } from './navigation'
import styles from './mobile-menu.module.css'

interface MenuProps {
  items: (NavigationLink | NavigationGroup)[]
  path: string
  children: ReactNode
}

/** The menu up to 1200 px: a hamburger, and submenus that open each by itself. */
export function MobileMenu({ items, path, children }: MenuProps) {
  return (
    <details className={styles.menu} data-mobile-menu="">
      <summary className={styles.toggle} aria-label="Menu">
        <span className={styles.bars} aria-hidden="true" />
      </summary>
      <nav className={styles.panel} aria-label="Menu">
        <ul className={styles.list}>
          <li>
            <MenuLink link={{ label: 'Accueil', href: '/' }} path={path} />
          </li>
          {items.map((item) => (
            <li key={item.label}>
              {'links' in item ? (
                <details>
                  <summary className={styles.item}>
                    {item.label}
                    <span className={styles.chevron} aria-hidden="true" />
                  </summary>
                  <ul className={styles.submenu}>
                    {item.links.map((link) => (
                      <li key={link.href}>
                        <MenuLink link={link} path={path} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <MenuLink link={item} path={path} />
              )}
            </li>
          ))}
          <li>
            <MenuLink link={{ label: 'Rendez-vous', href: '/rendez-vous' }} path={path} />
          </li>
          <li>
            <MenuLink link={{ label: 'Mon compte', href: '/mon-compte' }} path={path} />
          </li>
        </ul>
        <div className={styles.foot}>{children}</div>
      </nav>
    </details>
  )
}

function MenuLink({ link, path }: { link: NavigationLink; path: string }) {
  const newTab = link.external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={styles.item} href={link.href} aria-current={link.href === path ? 'page' : undefined} {...newTab}>
      {fr(link.label)}
      {link.external && <span className="visually-hidden"> (nouvel onglet)</span>}
    </a>
  )
}
