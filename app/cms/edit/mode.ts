import { makeState, useStateOf } from './state'

/** Whether the page shows its editors: only to an administrator, once they work, unless she looks as a visitor does. */
const editing = makeState(false)

/** Reads whether the page shows its editors; false on the server and until the page is alive. */
export function useEditing(): boolean {
  return useStateOf(editing, false)
}

/** Shows the editors, or the page as a visitor sees it. */
export function setEditing(on: boolean): void {
  editing.set(on)
}
