import { useEffect, useState } from 'react'
import { TextField } from '../../cms/edit/field'
import { isUnclear, NOT_UNDERSTOOD } from './not-understood'

interface HoursFieldProps {
  label: string
  value: string
  onChange: (hours: string) => void
  problem: string | undefined
  placeholder?: string
  autoComplete?: string
}

/** How long the typing has to rest before it is blamed for what it lacks. In milliseconds. */
const REST_MS = 1000

/** The hours of a day, with a word below where the site does not understand them. */
export function HoursField({ value, ...field }: HoursFieldProps) {
  const [wasUnclear, setWasUnclear] = useState(() => isUnclear(value))
  // Not as the field is left: what appears then moves the button that is being pressed.
  useEffect(() => {
    const timer = setTimeout(() => setWasUnclear(isUnclear(value)), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  const hint = wasUnclear && isUnclear(value) ? { hint: NOT_UNDERSTOOD } : {}
  return <TextField {...field} value={value} {...hint} />
}
