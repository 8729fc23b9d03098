import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { RichText } from '../../ui/rich-text'
import type { LegalSection } from './legal-sections'
import currentSection from '../../ui/current-section.module.css'
import styles from './legal-text.module.css'

/** The list of the sections, to go back to. */
const CONTENTS = 'liste-des-sections'

interface LegalTextProps {
  sections: LegalSection[]
  /** What stands in the place of the sections: their editors. */
  children?: ReactNode
}

/** The sections of a legal text, with a list of them to go by. */
export function LegalText({ sections, children }: LegalTextProps) {
  return (
    <div className={styles.text}>
      {sections.length > 0 && (
        <nav className={styles.contents} aria-label="Sommaire" id={CONTENTS}>
          {/* Before the list, not around it: where there is room beside the text, the list stands open by itself. */}
          <details className={styles.fold}>
            <summary>Sommaire</summary>
          </details>
          <ol className={classNames(styles.list, currentSection.list)}>
            {sections.map(({ id, ...named }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <SectionTitle {...named} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.sections}>
        {children ?? sections.map((section) => <LegalSectionText key={section.id} {...section} />)}
        {sections.length > 0 && (
          <p className={styles.back} data-screen="">
            <a href={`#${CONTENTS}`}>Sommaire</a>
          </p>
        )}
      </div>
    </div>
  )
}

/** A section of a legal text. */
export function LegalSectionText({ id, html, ...named }: LegalSection) {
  return (
    <section id={id} className={styles.section} data-below="">
      <h2>
        <SectionTitle {...named} />
      </h2>
      <RichText html={html} />
    </section>
  )
}

const SectionTitle = ({ number, title }: Pick<LegalSection, 'number' | 'title'>) =>
  number ? (
    <span className={styles.numbered}>
      <span>{number}</span> <span>{title}</span>
    </span>
  ) : (
    title
  )
