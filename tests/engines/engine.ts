import { existsSync } from 'node:fs'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

/** A browser with one tab, and a profile of its own. */
export interface Engine {
  /** As it says itself. */
  version: string
  /** What scripts have failed with so far, where the engine tells. */
  faults: string[]
  open: (address: string) => Promise<void>
  /** Runs a function in the page, with what JSON knows, and returns what it returns. */
  run: <A extends unknown[], R>(work: (...args: A) => R, ...args: A) => Promise<Awaited<R>>
  /** What a hand does, in the words that WebDriver and its successor share. */
  act: (actions: object[]) => Promise<void>
  /** Makes what is seen of a page this wide, as far as its window can be. */
  resize: (width: number, height: number) => Promise<void>
  stop: () => Promise<void>
}

interface Kind {
  name: string
  /** One of each must be there. */
  needs: string[][]
  open: (paths: string[]) => Promise<Engine>
}

const KINDS: Kind[] = [
  { name: 'Firefox', needs: [['/usr/bin/firefox-esr', '/usr/bin/firefox']], open: openFirefox },
  { name: 'WebKit', needs: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/Xvfb']], open: openWebKit },
]

/** An engine of this machine, or one that it lacks something for. */
export interface Found {
  name: string
  open?: () => Promise<Engine>
  lacks: string[]
}

/** Looks for the engines that the site is tried in beside Chromium. */
export function findEngines(): Found[] {
  return KINDS.map(({ name, needs, open }) => {
    const paths = needs.map((alternatives) => alternatives.find((path) => existsSync(path)))
    const lacks = needs.filter((_, index) => !paths[index]).map(([path]) => path!)
    if (lacks.length > 0) return { name, lacks }
    return { name, lacks, open: () => open(paths as string[]) }
  })
}
