import { EditableList } from '../../cms/edit/editable-list'
import type { Known } from '../../cms/edit/documents'
import { useEditing } from '../../cms/edit/mode'
import { treatmentPath } from '../../cms/documents/page-keys'
import { fr } from '../../lib/french-typography'
import type { Treatment } from './definition'
import styles from './goes-with.module.css'

type Related = NonNullable<Treatment['avec']>[number]

interface GoesWithProps {
  document: Known<'categories'>
  /** What the treatments that there are to see are called, by their id. */
  titles: Record<string, string>
}

/** What is often chosen with a treatment: others by the names that they bear now, and any page by hers. */
export function GoesWith({ document, titles }: GoesWithProps) {
  const editing = useEditing()
  const named = Object.fromEntries(Object.entries(titles).map(([id, title]) => [treatmentPath(id), title]))
  const nameOf = ({ texte, lien }: Related) =>
    lien.startsWith('/soins/') ? named[lien] && (texte ?? named[lien]) : texte
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
        entry={(one) => <a href={one.lien}>{fr(nameOf(one) ?? one.lien)}</a>}
      >
        {(entries) => (
          <ul className={styles.links}>
            {entries.filter(nameOf).map((one) => (
              <li key={one.id}>
                <a href={one.lien}>{fr(nameOf(one)!)}</a>
              </li>
            ))}
          </ul>
        )}
      </EditableList>
    </section>
  )
}
