import { EditableList } from '../../cms/edit/editable-list'
import type { Known } from '../../cms/edit/documents'
import { useEditing } from '../../cms/edit/mode'
import { treatmentAt } from '../../cms/documents/page-keys'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { Picture } from '../../ui/picture'
import type { PictureSource } from '../../ui/pictures'
import type { Treatment } from './definition'
import styles from './goes-with.module.css'

const BOXES = [
  { from: 768, width: '128px', ratio: 4 / 5 },
  { width: '88px', ratio: 4 / 5 },
]

type Related = NonNullable<Treatment['avec']>[number]

/** What the card of another treatment shows beside its name. */
export interface RelatedTreatment {
  words: string | undefined
  /** What it costs at least, where that may be announced. */
  least: string | undefined
  picture: PictureSource | undefined
}

interface GoesWithProps {
  document: Known<'categories'>
  /** What the treatments that there are to see are called, by their id. */
  titles: Record<string, string>
  /** What is known of those that the page came with, by their ids. */
  related: Record<string, RelatedTreatment>
}

/** What is often chosen with a treatment: others by the names that they bear now, and any page by hers. */
export function GoesWith({ document, titles, related }: GoesWithProps) {
  const editing = useEditing()
  const nameOf = ({ texte, lien }: Related) => {
    // Where an address leads nowhere any more, visitors are sent none.
    if (lien === '') return undefined
    const id = treatmentAt(lien)
    return id === undefined ? texte : titles[id] && (texte ?? titles[id])
  }
  const relatedAt = (lien: string) => related[treatmentAt(lien) ?? '']
  const shown = (document.avec ?? []).filter(nameOf)
  if (!editing && shown.length === 0) return null
  return (
    <section className={styles.together} aria-labelledby="souvent-avec" data-screen="">
      <h2 id="souvent-avec">Souvent avec</h2>
      <EditableList
        collection="categories"
        document={document}
        field="avec"
        nameOf={(one) => nameOf(one) ?? one.lien}
        entry={(one) => <Card name={nameOf(one) ?? one.lien} href={one.lien} {...relatedAt(one.lien)} />}
      >
        {(entries) => (
          <ul className={styles.cards}>
            {entries.filter(nameOf).map((one) => (
              <li key={one.id}>
                <Card name={nameOf(one)!} href={one.lien} {...relatedAt(one.lien)} />
              </li>
            ))}
          </ul>
        )}
      </EditableList>
    </section>
  )
}

function Card({ name, href, words, least, picture }: Partial<RelatedTreatment> & { name: string; href: string }) {
  return (
    <div className={styles.card} data-pictured={picture ? '' : undefined}>
      {picture && <Picture picture={picture} boxes={BOXES} className={styles.picture} />}
      <div>
        <a href={href}>{frText(name)}</a>
        {words && <p className={styles.words}>{frText(words)}</p>}
        {least && <p className={styles.least}>{fr(least)}</p>}
      </div>
    </div>
  )
}
