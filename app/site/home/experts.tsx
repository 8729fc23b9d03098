import type { PictureSource } from '../../ui/pictures'
import { fr } from '../../lib/french-typography'
import { ChangePhotograph, usePhotograph } from '../../cms/edit/photograph'
import { Picture } from '../../ui/picture'
import styles from './experts.module.css'

const BOXES = [
  { from: 1201, width: '224px', ratio: 4 / 5 },
  { width: 'min(60vw, 272px)', ratio: 4 / 5 },
]

export interface ExpertView {
  name: string
  role: string
  words: string
  picture: PictureSource
}

export function Experts({ experts }: { experts: ExpertView[] }) {
  return (
    <section className={styles.section} data-below="">
      <h2>Nos expertes</h2>
      <ul className={styles.experts}>
        {experts.map(({ name, role, words, picture }, index) => (
          <li key={index} className={styles.expert}>
            <Portrait picture={picture} name={name} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{fr(role)}</p>
              <blockquote className={styles.words}>
                <p>{fr(`« ${words} »`)}</p>
              </blockquote>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href="/nos-expertes">Toute l'équipe</a>
      </p>
    </section>
  )
}

function Portrait({ picture, name }: Pick<ExpertView, 'picture' | 'name'>) {
  return (
    <div className={styles.frame}>
      <Picture picture={usePhotograph(picture)} boxes={BOXES} className={styles.portrait} />
      <ChangePhotograph picture={picture} boxes={BOXES} name={name} />
    </div>
  )
}
