import type { PictureSource } from '../../content/pictures'
import type { Member } from '../../content/team'
import { fr } from '../../lib/french-typography'
import { Picture } from '../../ui/picture'
import styles from './member-list.module.css'

export type MemberView = Omit<Member, 'photo'> & { picture: PictureSource | undefined }

export function MemberList({ members }: { members: MemberView[] }) {
  if (members.length === 0) return <p className={styles.none}>Aucun membre trouvé.</p>
  return (
    <ul className={styles.members}>
      {members.map(({ name, role, picture }, index) => (
        <li key={index} className={styles.member}>
          {picture ? (
            <Picture picture={picture} sizes="96px" className={styles.portrait} />
          ) : (
            <span className={styles.initials} aria-hidden="true">
              {initials(name)}
            </span>
          )}
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
