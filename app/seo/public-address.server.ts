import type { RouterContextProvider } from 'react-router'
import { FIXED_IDS } from '../cms/documents/collections.ts'
import { errorFields, log } from '../lib/log.ts'
import { findDocument } from '../cms/documents/documents.server.ts'
import { siteContext, type Site } from '../platform/site-context.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Finds the origin at which the public knows the site: the one in the settings, or else the one that an administrator
 * has settled. Returns nothing while there is neither: what a request says of it may be anything.
 */
export async function publicOrigin({ db, settings }: Pick<Site, 'db' | 'settings'>): Promise<string> {
  if (settings.siteUrl) return settings.siteUrl
  const settled = await findDocument(db, 'reglages', FIXED_IDS.reglages).catch((error) => {
    log('error', 'public-address-unreadable', errorFields(error))
    return undefined
  })
  return settled?.adresse ?? ''
}

/** Reads what of the public address is no choice of an administrator's, with the one she uses where it may be that. */
export function readPublicAddress(request: Request, context: Context) {
  const { hostname, host } = new URL(request.url)
  const isName = /[a-z]$/i.test(hostname) && hostname.includes('.')
  return { fixed: context.get(siteContext).settings.siteUrl, here: isName ? `https://${host}` : '' }
}
