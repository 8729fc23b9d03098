import type { ReactNode } from 'react'
import styles from './view.module.css'

/** The parts of the page for administrators, apart from one another. */
export function AdministrationSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>
}
