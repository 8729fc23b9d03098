import { plainPicture, type PictureSource } from '../../ui/pictures'
import type { Member } from './definition'
import { ExampleMark } from '../../cms/edit/example-mark'
import { memberLink } from '../../lib/booking-link'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { slug } from '../../lib/slug'
import { lowerFirst } from '../../lib/upper-first'
import { ButtonLink } from '../../ui/button'
import { Monogram } from '../../ui/monogram'
import { Picture } from '../../ui/picture'
import styles from './member-list.module.css'

export const BOXES = [
  { from: 1216, width: '352px', ratio: 4 / 5 },
  { from: 1024, width: '29vw', ratio: 4 / 5 },
  { from: 768, width: '208px', ratio: 4 / 5 },
  { width: 'min(30vw, 128px)', ratio: 4 / 5 },
]

/** What the members' photographs are shown as, by their address. */
export type Portraits = Record<string, PictureSource | undefined>

/** Where the treatments stand, by what their titles make of an address. */
export type TreatmentLinks = Record<string, string>

interface Known {
  portraits: Portraits
  links: TreatmentLinks
}

interface MemberListProps extends Known {
  members: Member[]
  /** What is said where there is nobody. */
  none: string
}

/** The members of the team in their order. */
export function MemberList({ members, none, ...known }: MemberListProps) {
  if (members.length === 0) return <p className={styles.none}>{frText(none)}</p>
  return (
    <ul className={styles.members}>
      {members.map((member, index) => (
        <li key={index} className={styles.member}>
          <MemberCard {...member} {...known} place={index} />
        </li>
      ))}
    </ul>
  )
}

interface MemberCardProps extends Member, Known {
  /** Her place in the team. */
  place: number
  /** A card among others is found by its heading. */
  as?: 'h2' | 'p'
}

/** One member: her photograph or monogram, her name, and what she says of herself. */
export function MemberCard({ portraits, links, place, as: Name = 'h2', ...member }: MemberCardProps) {
  const { name, role, photo = '', cadrage, phrase, specialites = [], parcours, presence } = member
  const picture = portraits[photo] ?? plainPicture(photo, name)
  return (
    <>
      {picture ? (
        <Picture picture={picture} boxes={BOXES} priority={place === 0} focus={cadrage} className={styles.portrait} />
      ) : (
        <Monogram name={name} place={place} className={styles.monogram} />
      )}
      <div className={styles.who}>
        <Name className={styles.name}>{frText(name)}</Name>
        <p>
          {frText(role)}
          <ExampleMark of={member} />
        </p>
      </div>
      <div className={styles.about}>
        {phrase && <p className={styles.phrase}>{frText(phrase)}</p>}
        {specialites.length > 0 && (
          <ul className={styles.specialities} aria-label="Spécialités">
            {specialites.map((speciality, index) => (
              <li key={index}>
                <Speciality text={speciality} href={links[slug(speciality)]} />
              </li>
            ))}
          </ul>
        )}
        {(parcours || presence) && (
          <p className={styles.presence}>
            {parcours && <span>{fr(parcours)}</span>}
            {presence && <span>{presenceWords(presence)}</span>}
          </p>
        )}
        <p className={styles.book}>
          <ButtonLink href={memberLink(name)} look="quiet">
            <span>
              Réserver<span className="visually-hidden">{fr(` avec ${name}`)}</span>
            </span>
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

/** Her days, after what they are. */
const presenceWords = (text: string) => fr(`À l’institut : ${lowerFirst(text)}`)

const Speciality = ({ text, href }: { text: string; href: string | undefined }) =>
  href ? <a href={href}>{frText(text)}</a> : frText(text)
