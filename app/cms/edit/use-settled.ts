import { useEffect, useState } from 'react'

/** Reads what stands in a field once nobody has typed in it for so long, in milliseconds; at first, what it began with. */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
