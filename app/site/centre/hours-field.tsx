import { TextField } from '../../cms/edit/field'
import { useSettled } from '../../cms/edit/use-settled'
import { isUnclear, NOT_UNDERSTOOD } from './not-understood'

interface HoursFieldProps {
  label: string
  value: string
  onChange: (hours: string) => void
  problem: string | undefined
  autoComplete?: string
}

/** How long nobody is to have typed before what is not understood is said, in milliseconds. */
const PAUSE = 1000

/** The hours of a day, with a word below where the site does not understand them. */
export function HoursField(props: HoursFieldProps) {
  const { value } = props
  // Not as the field is left: what appears then moves the button that is being pressed.
  const settled = useSettled(value, PAUSE)
  const hint = isUnclear(settled) && isUnclear(value) ? { hint: NOT_UNDERSTOOD } : {}
  return <TextField {...props} placeholder="Fermé" {...hint} />
}
