import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure'
import styles from './treatment-sections.module.css'

interface TreatmentSectionsProps {
  videos: ReactNode
  description: ReactNode
  tarifs: ReactNode
  questions: ReactNode
}

/** The four parts of a treatment, each opened and closed by its title. */
export function TreatmentSections({ videos, description, tarifs, questions }: TreatmentSectionsProps) {
  return (
    <div className={styles.sections}>
      <Disclosure id="videos" title="Vidéos" kind="section" open>
        {videos}
      </Disclosure>
      <Disclosure id="description" title="Description" kind="section" open>
        {description}
      </Disclosure>
      <Disclosure id="tarifs" title="Tarifs" kind="section" open>
        {tarifs}
      </Disclosure>
      <Disclosure id="questions" title="Questions fréquentes" kind="section" open>
        {questions}
      </Disclosure>
    </div>
  )
}
