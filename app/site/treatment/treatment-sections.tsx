import { useState, type ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure'
import type { NewTreatment } from './definition'
import styles from './treatment-sections.module.css'

const TITLES = { videos: 'Vidéos', description: 'Description', tarifs: 'Tarifs', questions: 'Questions fréquentes' }

type Section = keyof typeof TITLES

interface TreatmentSectionsProps extends Record<Section, ReactNode> {
  document: Pick<NewTreatment, Section>
  /** What stays beside them where there is room, and stands before them where there is not. */
  aside?: ReactNode
}

/** The four parts of a treatment, each opened and closed by its title. One with nothing in it comes last; without a word, not at all. */
export function TreatmentSections({ document, aside, ...contents }: TreatmentSectionsProps) {
  // What is being edited stays where it is.
  const [sections] = useState(() => filledFirst(document))
  return (
    <div className={styles.columns} data-aside={aside ? '' : undefined}>
      {aside}
      <div className={styles.sections}>
        {sections.map(
          (section) =>
            contents[section] && (
              <Disclosure
                key={section}
                id={section}
                title={TITLES[section]}
                kind="section"
                isEmpty={document[section].length === 0}
                open
              >
                {contents[section]}
              </Disclosure>
            ),
        )}
      </div>
    </div>
  )
}

function filledFirst(document: Pick<NewTreatment, Section>): Section[] {
  const all = Object.keys(TITLES) as Section[]
  return all.toSorted((one, other) => Number(document[other].length > 0) - Number(document[one].length > 0))
}
