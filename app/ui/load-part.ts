import { PART_TIMEOUT } from './timing'

/** How long to wait before a part that did not come is asked for again, in milliseconds. */
const WAITS = [1000, 3000]

/** Loads a part of the administrators' script. Tries again where that fails, and rejects after 120 s at the latest. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  let end: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    end = setTimeout(() => reject(new Error(`Rien après ${PART_TIMEOUT / 1000} s`)), PART_TIMEOUT)
  })
  return Promise.race([attempt(load), late]).finally(() => clearTimeout(end))
}

async function attempt<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return load()
}
