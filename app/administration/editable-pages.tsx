import type { EditablePage } from '../cms/documents/collections'
import { pageName, treatmentKey, treatmentPath } from '../cms/documents/page-keys'
import { placeAddress } from '../cms/edit/place-link'
import { FIXED_PAGES } from '../pages'
import { fr } from '../lib/french-typography'
import styles from './editable-pages.module.css'

interface EditablePagesProps {
  pages: readonly EditablePage[]
  treatments: { id: string; title: string }[]
  /** The id of the document with the menu and the foot of the page. */
  navigation: string
}

/** Where treatments are added and ordered, and prices changed together. */
const TREATMENT_PAGES = [
  { ...FIXED_PAGES['soins']!, holds: 'Les soins à ajouter, à ordonner ou à masquer' },
  { ...FIXED_PAGES['tarifs']!, holds: 'Tous les prix, à changer un par un ou ensemble' },
].map(({ path, ...page }) => ({ ...page, href: path }))

/** The pages whose content is kept as documents, each with a link to where it stands. */
export function EditablePages({ pages, treatments, navigation }: EditablePagesProps) {
  return (
    <div className={styles.pages}>
      <section>
        <h2>Pages</h2>
        <ul className={styles.list}>
          {[...pages, ...TREATMENT_PAGES].map(({ name, href, holds }) => (
            <li key={href}>
              <a href={href}>{fr(name)}</a>
              <span className={styles.holds}>{fr(holds)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Soins</h2>
        <ul className={styles.list}>
          {treatments.map(({ id, title }) => (
            <li key={id}>
              <a href={treatmentPath(id)}>{fr(title)}</a>
            </li>
          ))}
        </ul>
      </section>
      <noscript>
        <AroundPages treatments={treatments} navigation={navigation} />
      </noscript>
    </div>
  )
}

/** What the administrators' bar opens with script: the words around every page, and those for search engines. */
function AroundPages({ treatments, navigation }: Omit<EditablePagesProps, 'pages'>) {
  const words = [
    ...Object.keys(FIXED_PAGES).map((key) => ({ key, name: pageName(key) })),
    ...treatments.map(({ id, title }) => ({ key: treatmentKey(id), name: title })),
  ]
  return (
    <section>
      <h2>Autour des pages</h2>
      <ul className={styles.list}>
        <li>
          <a href={`?modifier=${placeAddress('navigation', navigation)}`}>Menu et pied de page</a>
        </li>
        {words.map(({ key, name }) => (
          <li key={key}>
            <a href={`?modifier=${placeAddress('pages', key)}`}>{fr(`Référencement : ${name}`)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
