import type { ReactNode } from 'react'
import styles from './account.module.css'

/** What concerns the account of the one who reads, beside the content of the site. */
export function AccountSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>
}
