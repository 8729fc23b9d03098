import { createContext, useContext } from 'react'
import { makeState, useStateOf } from './state'

/** Whether the page is an administrator's: it then leaves the server with its editors. */
export const AdministratorContext = createContext(false)

/** Whether the page shows its editors; undefined until it is alive. */
const editing = makeState<boolean | undefined>(undefined)

/** Reads whether the page shows its editors: only to an administrator, unless she looks as a visitor does. */
export function useEditing(): boolean {
  const isAdministrator = useContext(AdministratorContext)
  return useStateOf(editing, undefined) ?? isAdministrator
}

/** Shows the editors, or the page as a visitor sees it. */
export function setEditing(on: boolean): void {
  editing.set(on)
}
