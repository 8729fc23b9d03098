import { playerAddress, webAddress } from './address.ts'
import { mediaSource } from './media-source.ts'

/** Services whose films play on their own pages alone, by what their hosts end with. */
const CLOSED: [string, RegExp][] = [
  ['Instagram', /(?:^|\.)instagram\.com$/],
  ['TikTok', /(?:^|\.)tiktok\.com$/],
  ['Facebook', /(?:^|\.)(?:facebook\.com|fb\.watch)$/],
  ['Snapchat', /(?:^|\.)snapchat\.com$/],
  ['Pinterest', /(?:^|\.)(?:pinterest\.[a-z.]+|pin\.it)$/],
  ['X', /(?:^|\.)(?:x|twitter)\.com$/],
  ['Google', /(?:^|\.)(?:drive|photos)\.google\.com$|^photos\.app\.goo\.gl$/],
  ['WhatsApp', /(?:^|\.)(?:whatsapp\.com|wa\.me)$/],
  ['iCloud', /(?:^|\.)icloud\.com$/],
]

const FILE = /\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i

const TAKEN =
  "Ce qui marche : le film lui-même, ou une adresse YouTube, Vimeo, Dailymotion, ou d'un fichier MP4 ou WebM."

/** Says which service plays what is at an address on its own pages alone; undefined of any other. */
export function closedService(address: string): string | undefined {
  const hostname = webAddress(address)?.hostname
  return hostname === undefined ? undefined : CLOSED.find(([, hosts]) => hosts.test(hostname))?.[0]
}

/** Says in French why nothing would play at an address, or undefined. */
export function filmAddressProblem(given: string): string | undefined {
  const address = playerAddress(given)
  if (address === '') return undefined
  const source = mediaSource(address)
  if (!source) return `Aucun lecteur ne prend cette adresse. ${TAKEN}`
  if (source.kind !== 'foreign') return undefined
  const { pathname } = webAddress(address)!
  const closed = closedService(address)
  if (closed) return `${closed} ne laisse pas lire ses vidéos ailleurs que chez lui. ${TAKEN}`
  return FILE.test(pathname) ? undefined : `Cette adresse semble être celle d'une page, non d'un film. ${TAKEN}`
}
