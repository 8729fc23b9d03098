import { isIP } from 'node:net'
import type { Settings } from '../../platform/settings.server.ts'

/** Whom a passkey is made for: the name of the site, and the address of the pages that may ask for it. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * Says whom passkeys are made for: the configured address, or this machine. Returns undefined where browsers make none:
 * without TLS, by an address in figures, and where the site has not been told its name, which a request could give it.
 * Source: Web Authentication 3, 5.1.2 and 13.4.9.
 */
export function relyingParty({ siteUrl }: Pick<Settings, 'siteUrl'>, request: Request): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl || request.url)
  if (hostname === 'localhost') return { id: hostname, origin }
  const isNamed = siteUrl !== '' && protocol === 'https:' && !isIP(hostname) && !hostname.startsWith('[')
  return isNamed ? { id: hostname, origin } : undefined
}
