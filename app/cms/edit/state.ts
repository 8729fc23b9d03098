import { useSyncExternalStore } from 'react'

/** A value that any part of the page may read, change and be told of. */
export interface State<T> {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** Makes a state that lives as long as the page. */
export function makeState<T>(initial: T): State<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads a state in a component. The server, and the first pass in the browser, see `initially`. */
export function useStateOf<T>(state: State<T>, initially: T): T {
  return useSyncExternalStore(state.subscribe, state.get, () => initially)
}
