import { createContext, useContext } from 'react'

/** Whether an editor stands on the page as the server has written it: nothing of it works by script yet. */
export const Waiting = createContext(false)

/** Reads whether what is shown works without script alone. */
export function useWaiting(): boolean {
  return useContext(Waiting)
}
