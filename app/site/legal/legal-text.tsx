import type { LegalSection } from './section'
import { fr } from '../../lib/french-typography'
import { RichText } from '../../ui/rich-text'
import styles from './legal-text.module.css'

/** The sections of a legal text, with a list of them to go by. */
export function LegalText({ sections, numbered = false }: { sections: LegalSection[]; numbered?: boolean }) {
  const titled = sections.map(({ title, html }, index) => ({
    id: anchor(title),
    title: fr(numbered ? `${index + 1}. ${title}` : title),
    html,
  }))
  return (
    <div className={styles.text}>
      <nav className={styles.contents} aria-label="Sommaire">
        <ol className={styles.list}>
          {titled.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {titled.map(({ id, title, html }) => (
          <section key={id} id={id} className={styles.section} data-below="">
            <h2>{title}</h2>
            <RichText html={html} />
          </section>
        ))}
      </div>
    </div>
  )
}

function anchor(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
