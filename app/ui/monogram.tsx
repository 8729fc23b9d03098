import { classNames } from '../lib/class-names'
import { initials } from '../lib/initials'
import styles from './monogram.module.css'

/** How many grounds there are for those who stand in a row. */
const GROUNDS = 4

interface MonogramProps {
  name: string
  /** Her place in the team, which gives the ground. */
  place: number
  className?: string | undefined
}

/** What stands for somebody of whom there is no photograph: her letters, one leaning on the other. */
export function Monogram({ name, place, className }: MonogramProps) {
  return (
    <span className={classNames(styles.monogram, className)} data-ground={place % GROUNDS} aria-hidden="true">
      {Array.from(initials(name), (letter, index) => (
        <span key={index}>{letter}</span>
      ))}
    </span>
  )
}
