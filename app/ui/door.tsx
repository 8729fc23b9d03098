import { classNames } from '../lib/class-names'
import styles from './door.module.css'

interface DoorProps {
  /** What stands on its panel: two letters, or a number. */
  letters: string
  /** Of styles/grounds.css. */
  ground: string
  className?: string | undefined
}

/** A door of the institute under its arch, drawn in line: nobody hears of it. */
export function Door({ letters, ground, className }: DoorProps) {
  return (
    <span className={classNames(styles.door, className)} data-ground={ground} aria-hidden="true">
      <svg viewBox="0 0 80 100" fill="none" stroke="currentColor">
        {/* The light above the door is the sun of the sign. */}
        <path d="M5 100V40a35 35 0 0 1 70 0v60M5 40h70" />
        <path d="M31 40a9 9 0 0 1 18 0" fill="currentColor" stroke="none" />
        <path
          d="M27.9 33 13.2 24.5M33 27.9 24.5 13.2M40 26V9M47 27.9 55.5 13.2M52.1 33 66.8 24.5"
          strokeLinecap="round"
        />
        <path d="M13 47h54v46H13z" />
        <circle cx="71" cy="70" r="1.5" fill="currentColor" stroke="none" />
      </svg>
      {Array.from(letters, (letter, index) => (
        <span key={index}>{letter}</span>
      ))}
    </span>
  )
}
