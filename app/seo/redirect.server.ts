import { redirect, type RouterContextProvider } from 'react-router'
import type { Database } from '../platform/database/tables.ts'
import { errorFields, log } from '../lib/log.ts'
import { findRedirection, findSpelling } from './redirections.server.ts'
import { siteContext } from '../platform/site-context.server.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
}

/**
 * Throws the way to what an address that has changed leads to now, and to the page whose address is meant where only
 * capitals, accents or a slash at the end are others. Returns where it is neither.
 */
export async function followRedirection({ context, request }: Asked): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const { origin, pathname, search } = new URL(request.url)
  const { db } = context.get(siteContext)
  const target = await lookUp(db, pathname).catch((error) => {
    log('error', 'redirections-unreadable', errorFields(error))
    return undefined
  })
  if (target === undefined) return
  const url = new URL(target, origin)
  if (url.origin === origin && url.search === '') url.search = search
  throw redirect(url.origin === origin ? url.pathname + url.search + url.hash : url.href, 301)
}

const lookUp = async (db: Database, path: string) => (await findRedirection(db, path)) ?? findSpelling(db, path)
