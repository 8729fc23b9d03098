import { fr } from '../../lib/french-typography'
import styles from './editable-pages.module.css'

interface PageLink {
  name: string
  href: string
  holds: string
}

const PAGES: PageLink[] = [
  { name: 'Nos expertes', href: '/nos-expertes', holds: "Les membres de l'équipe et leur rôle" },
  { name: 'Notre centre', href: '/notre-centre', holds: "La présentation, les horaires, l'adresse et le téléphone" },
  { name: 'Nos Actualités', href: '/actualites', holds: 'Les articles' },
  { name: 'Nos Offres', href: '/offres-du-moment', holds: 'Les offres du moment' },
  { name: 'Ventes privées', href: '/ventes-privees', holds: 'Les offres réservées' },
  { name: 'Nos soldes', href: '/nos-soldes', holds: 'Les produits à prix réduit' },
]

/** The pages whose content is kept as documents, each with a link to where it stands. */
export function EditablePages({ treatments }: { treatments: { id: string; title: string }[] }) {
  return (
    <div className={styles.pages}>
      <section>
        <h2>Pages</h2>
        <ul className={styles.list}>
          {PAGES.map(({ name, href, holds }) => (
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
              <a href={`/soins/${encodeURIComponent(id)}`}>{fr(title)}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
