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

/** Shows the editors, or the page as a visitor sees it: with what the server gives a visitor, where that is known. */
export function setEditing(on: boolean, given?: object): void {
  editing.set(on)
  visitorsPage.set(given)
}

/** What the server gives a visitor of the page, for as long as an administrator looks as one; undefined otherwise. */
const visitorsPage = makeState<object | undefined>(undefined)

/** Reads what the server gives a visitor of the page; undefined while the page shows what an administrator is given. */
export const useVisitorsPage = () => useStateOf(visitorsPage, undefined)
