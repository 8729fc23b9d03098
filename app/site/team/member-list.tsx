import type { PictureSource } from '../../ui/pictures'
import type { Member } from './definition'
import { fr } from '../../lib/french-typography'
import { Picture } from '../../ui/picture'
import styles from './member-list.module.css'

export const BOXES = [{ width: 'min(24vw, 96px)', ratio: 4 / 5 }]

/** What the members' photographs are shown as, by their address. */
export type Portraits = Record<string, PictureSource | undefined>

export function MemberList({ members, portraits }: { members: Member[]; portraits: Portraits }) {
  if (members.length === 0) return <p className={styles.none}>Aucun membre trouvé.</p>
  return (
    <ul className={styles.members}>
      {members.map((member, index) => (
        <li key={index} className={styles.member}>
          <MemberCard {...member} portraits={portraits} />
        </li>
      ))}
    </ul>
  )
}

interface MemberCardProps extends Member {
  portraits: Portraits
  /** A card among others is found by its heading. */
  as?: 'h2' | 'p'
}

export function MemberCard({ name, role, photo = '', cadrage, portraits, as: Name = 'h2' }: MemberCardProps) {
  const picture = portraits[photo] ?? justGiven(photo, name)
  return (
    <>
      {picture ? (
        <Picture picture={picture} boxes={BOXES} focus={cadrage} className={styles.portrait} />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div>
        <Name className={styles.name}>{fr(name)}</Name>
        <p>{fr(role)}</p>
      </div>
    </>
  )
}

/** A photograph of this site that the page did not come with: it has been given since. */
function justGiven(photo: string, alt: string): PictureSource | undefined {
  return /^\/(?!\/)/.test(photo) ? { src: photo, alt, widths: [], version: '' } : undefined
}

function initials(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()
}
