import { fr } from '../../lib/french-typography'
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
                    <MenuLink link={link} path={path} />
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={item.label}>
              <MenuLink link={item} path={path} />
            </li>
          ),
        )}
        <li className={styles.apart}>
          <MenuLink link={{ label: 'Rendez-vous', href: '/rendez-vous' }} path={path} />
        </li>
        <li>
          <MenuLink link={{ label: 'Mon compte', href: '/mon-compte' }} path={path} />
        </li>
      </ul>
    </nav>
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
