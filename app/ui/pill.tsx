import type { ReactNode } from 'react'
import styles from './pill.module.css'

/** A few words that are true of the whole beside which they stand: its day, how many there are, its state. */
export const Pill = ({ children }: { children: ReactNode }) => <span className={styles.pill}>{children}</span>
