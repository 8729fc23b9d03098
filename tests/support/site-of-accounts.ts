import { RouterContextProvider } from 'react-router'
import { makeAuth } from '../../app/accounts/auth.server.ts'
import { addressContext } from '../../app/accounts/session.server.ts'
import { makeLive } from '../../app/cms/live/live.server.ts'
import { folderStorage } from '../../app/media/media-folder.server.ts'
import { openMediaLibrary } from '../../app/media/media-library.server.ts'
import type { Database } from '../../app/platform/database/tables.ts'
import { readSettings } from '../../app/platform/settings.server.ts'
import { siteContext, type Site } from '../../app/platform/site-context.server.ts'

export const ORIGIN = 'https://institut.example'
export const EMAIL = 'camille@exemple.fr'
export const PASSWORD = 'trois mots au hasard'

/** Makes a site on a database, in this process: as much of it as accounts need. */
export function siteOn(db: Database): Site {
  const settings = readSettings({ SITE_URL: ORIGIN })
  const auth = makeAuth(db, settings, 'a-secret-for-tests-of-some-length-0123456789')
  return { db, settings, auth, live: makeLive(db), media: openMediaLibrary(db, folderStorage(settings.dataDir)) }
}

interface Asked {
  path?: string
  address?: string | undefined
  /** As they were set. */
  cookies?: string[] | undefined
  /** Of the form that is sent. */
  fields?: Record<string, string>
}

/** A request to a site, and what the server knows of it. */
export function requestTo(site: Site, { path = '/login', address = '192.0.2.1', cookies = [], fields }: Asked = {}) {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  context.set(addressContext, address)
  const headers = { cookie: cookies.map((one) => one.split(';')[0]).join('; ') }
  const sent = fields && { method: 'POST', body: new URLSearchParams(fields) }
  return [new Request(ORIGIN + path, { headers, ...sent }), context] as const
}
