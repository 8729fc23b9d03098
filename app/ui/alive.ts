import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Says whether the page has come alive in the browser: not on the server, nor in the first pass over what it wrote. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
