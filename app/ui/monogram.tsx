import { initials } from '../lib/initials'
import { Door } from './door'

/** The grounds of styles/grounds.css for those who stand in a row. */
const GROUNDS = ['terracotta', 'sage', 'plum', 'light', 'pine']

interface MonogramProps {
  name: string
  /** Her place in the team, which gives the ground. */
  place: number
  className?: string | undefined
}

/** What stands for somebody of whom there is no photograph: a door of the institute, with her letters, one leaning on the other. */
export function Monogram({ name, place, className }: MonogramProps) {
  return <Door letters={initials(name)} ground={GROUNDS[place % GROUNDS.length]!} className={className} />
}
