import { redirect, type RouterContextProvider } from 'react-router'
import { errorFields, log } from '../lib/log.ts'
import { findRedirection } from '../store/redirections.server.ts'
import { siteContext } from './site-context.server.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** Throws the way to what an address that has changed leads to now. Returns where it has not changed. */
export async function followRedirection({ context, request }: Asked): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const { origin, pathname, search } = new URL(request.url)
  const target = await findRedirection(context.get(siteContext).db, pathname).catch((error) => {
    log('error', 'redirections-unreadable', errorFields(error))
    return undefined
  })
  if (target === undefined) return
  const url = new URL(target, origin)
  if (url.origin === origin && url.search === '') url.search = search
  throw redirect(url.origin === origin ? url.pathname + url.search + url.hash : url.href, 301)
}
