import { webAddress } from './address.ts'

/** Social networks, by the end of the names of their hosts. */
const NETWORKS: Record<string, string> = {
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'pinterest.com': 'Pinterest',
  'pinterest.fr': 'Pinterest',
  'linkedin.com': 'LinkedIn',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'snapchat.com': 'Snapchat',
  'whatsapp.com': 'WhatsApp',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'twitter.com': 'X',
}

/** Names the network that an address is of; one that is not known after its host. */
export function networkName(address: string): string {
  const host = webAddress(address)?.hostname.replace(/^www\./, '') ?? address
  const known = Object.keys(NETWORKS).find((end) => host === end || host.endsWith(`.${end}`))
  return known ? NETWORKS[known]! : host
}
