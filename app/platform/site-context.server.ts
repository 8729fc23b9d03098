import { createContext, type RouterContextProvider } from 'react-router'
import type { Database } from './database/tables.ts'
import type { MediaLibrary } from '../media/media-library.server.ts'
import type { Auth } from '../accounts/auth.server.ts'
import type { Live } from '../cms/live/live.server.ts'
import type { Settings } from './settings.server.ts'

/** What every loader and action works with. */
export interface Site {
  db: Database
  settings: Settings
  auth: Auth
  live: Live
  media: MediaLibrary
}

export const siteContext = createContext<Site>()

/** The status of a request that was refused before a route was asked; 404 for an unknown address. */
export const refusalContext = createContext<number>(404)

/** The moment as of which a page is made; null for now. */
export const momentContext = createContext<Date | null>(null)

/** Whether what a page is made of is asked for, in place of the page. */
export const dataAloneContext = createContext(false)

/** Says which moment a page is made for. */
export const momentOf = (context: Readonly<RouterContextProvider>): Date => context.get(momentContext) ?? new Date()
