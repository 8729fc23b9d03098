import type { RouterContextProvider } from 'react-router'
import type { PublicAddressAnswer } from './setting-definition.ts'
import { FIXED_IDS } from '../cms/documents/collections.ts'
import { errorFields, log } from '../lib/log.ts'
import { applyChange } from '../cms/documents/changes.server.ts'
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

/** Reads what an administrator is shown of the public address, with the one she uses where it may be that. */
export async function readPublicAddress(request: Request, context: Context) {
  const { db, settings } = context.get(siteContext)
  const settled = await findDocument(db, 'reglages', FIXED_IDS.reglages)
  const { hostname, host } = new URL(request.url)
  const isName = /[a-z]$/i.test(hostname) && hostname.includes('.')
  return {
    isFixed: settings.siteUrl !== '',
    version: settled?.version ?? 0,
    address: settings.siteUrl || (settled?.adresse ?? ''),
    here: isName ? `https://${host}` : '',
  }
}

/** Settles the public address as a form asks. Returns what was typed, and why it was refused where it was. */
export async function settlePublicAddress(
  form: FormData,
  context: Context,
  author: string,
): Promise<PublicAddressAnswer> {
  const { db, live } = context.get(siteContext)
  const typed = String(form.get('adresse') ?? '')
  const base = Number(form.get('version')) || 0
  const fields = { adresse: typed }
  const change = { intent: 'update', collection: 'reglages', id: FIXED_IDS.reglages, base, fields } as const
  const made = await applyChange(db, change, author)
  live.notify()
  if (made.outcome === 'saved') return { typed, problem: undefined }
  if (made.outcome === 'conflict')
    return { typed, problem: "L'adresse vient d'être changée. Enregistrez encore une fois pour la remplacer." }
  return {
    typed,
    problem: made.outcome === 'invalid' ? made.problems[0]!.message : 'Cette adresse ne peut pas être enregistrée.',
  }
}
