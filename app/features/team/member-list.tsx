import type { Member } from '../../content/team'
import { fr } from '../../lib/french-typography'
import styles from './member-list.module.css'

export function MemberList({ members }: { members: Member[] }) {
  if (members.length === 0) return <p className={styles.none}>Aucun membre trouvé.</p>
  return (
    <ul className={styles.members}>
      {members.map(({ name, role }, index) => (
        <li key={index} className={styles.member}>
          <span className={styles.initials} aria-hidden="true">
            {initials(name)}
          </span>
          <div>
            <h2 className={styles.name}>{fr(name)}</h2>
            <p>{fr(role)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function initials(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()
}
