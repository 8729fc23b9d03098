import { EditableBlock } from '../../cms/edit/editable-block'
import type { Known } from '../../cms/edit/documents'
import { ExampleMark } from '../../cms/edit/example-mark'
import { useEditing } from '../../cms/edit/mode'
import type { PictureSource } from '../../ui/pictures'
import { frText } from '../../ui/french-text'
import { ChangePhotograph, usePhotograph } from '../../cms/edit/photograph'
import { Monogram } from '../../ui/monogram'
import { Picture } from '../../ui/picture'
import type { Home } from './definition'
import { homePicture, type HomePictures } from './pictures'
import styles from './experts.module.css'

const BOXES = [
  { from: 1200, width: '192px', ratio: 4 / 5 },
  { from: 1024, width: '16vw', ratio: 4 / 5 },
  { width: 'min(30vw, 120px)', ratio: 4 / 5 },
]

/** Who may be chosen as an expert. */
export interface Member {
  id: string
  name: string
  role: string
  photo?: string | undefined
  cadrage?: string | undefined
}

interface ExpertsProps {
  document: Known<'accueil'>
  members: Member[]
  pictures: HomePictures
}

/** Those of the team whom the home page presents. Who has left the team is left out. */
export function Experts({ document, members, pictures }: ExpertsProps) {
  const editing = useEditing()
  return (
    <EditableBlock collection="accueil" document={document} field="expertes" name="les expertes">
      {(content) => {
        const experts = expertsOf(content, members, pictures)
        return experts.length > 0 || editing ? <ExpertList {...content} experts={experts} /> : null
      }}
    </EditableBlock>
  )
}

interface ExpertView {
  id: string
  name: string
  role: string
  /** In the team. */
  place: number
  mots: string
  picture: PictureSource | undefined
}

function expertsOf({ personnes }: Home['expertes'], members: Member[], pictures: HomePictures): ExpertView[] {
  return personnes.flatMap(({ id, membre, mots, ...pictured }) => {
    const place = members.findIndex((one) => one.id === membre)
    const member = members[place]
    if (!member) return []
    const { name, role, photo: image = '', cadrage } = member
    // Who has no picture here has that of the team's page.
    const picture = homePicture(pictures, pictured) ?? homePicture(pictures, { image, cadrage })
    return [{ id, name, role, place, mots, picture }]
  })
}

function ExpertList({ titre, lien, experts }: Pick<Home['expertes'], 'titre' | 'lien'> & { experts: ExpertView[] }) {
  return (
    <section className={styles.section} data-below="">
      <h2>{frText(titre)}</h2>
      <ul className={styles.experts}>
        {experts.map(({ id, name, role, place, mots, picture }) => (
          <li key={id} className={styles.expert}>
            {picture ? <Portrait picture={picture} name={name} /> : <Monogram name={name} place={place} />}
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>
                {frText(role)}
                <ExampleMark of={{ id, mots }} />
              </p>
              {mots && (
                <blockquote className={styles.words}>
                  <p>{frText(`« ${mots} »`)}</p>
                </blockquote>
              )}
            </div>
          </li>
        ))}
      </ul>
      {lien && (
        <p className={styles.more}>
          <a href="/nos-expertes">{frText(lien)}</a>
        </p>
      )}
    </section>
  )
}

function Portrait({ picture, name }: { picture: PictureSource; name: string }) {
  return (
    <div className={styles.frame}>
      <Picture picture={usePhotograph(picture)} boxes={BOXES} className={styles.portrait} />
      <ChangePhotograph picture={picture} boxes={BOXES} name={name} />
    </div>
  )
}
