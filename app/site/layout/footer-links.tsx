import { frText } from '../../ui/french-text'
import type { NavigationEntry } from './definition'
import { MenuLink } from './menu-link'
import { navigationItems, type NavigationGroup, type NavigationLink, type Targets } from './navigation'
import styles from './footer.module.css'

interface FooterLinksProps {
  entries: NavigationEntry[]
  facts: Targets
  path: string
}

/** The links at the foot of the page: in one column, or each group below its name in one of its own. */
export function FooterLinks({ entries, facts, path }: FooterLinksProps) {
  const items = navigationItems(entries, facts)
  const columns = columnsOf(items)
  if (columns.length < 2 && columns.every(({ label }) => label === ''))
    return <Links links={columns[0]?.links ?? []} path={path} />
  return (
    <div className={styles.columns}>
      {columns.map(({ label, links }, place) => (
        <div key={place}>
          {label && <h2 className={styles.heading}>{frText(label)}</h2>}
          <Links links={links} path={path} />
        </div>
      ))}
    </div>
  )
}

function Links({ links, path }: { links: NavigationLink[]; path: string }) {
  return (
    <ul className={styles.links}>
      {links.map((link, place) => (
        <li key={place}>
          <MenuLink link={link} path={path} />
        </li>
      ))}
    </ul>
  )
}

/** Links that follow each other without a name are one column. */
function columnsOf(items: (NavigationLink | NavigationGroup)[]): NavigationGroup[] {
  const columns: NavigationGroup[] = []
  for (const item of items) {
    const last = columns.at(-1)
    if ('links' in item) columns.push(item)
    else if (last?.label === '') last.links.push(item)
    else columns.push({ label: '', links: [item] })
  }
  return columns
}
