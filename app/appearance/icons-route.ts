import { FIXED_IDS } from '../cms/documents/collections'
import { findDocument } from '../cms/documents/documents.server'
import { findIdentity } from '../cms/documents/identity.server'
import { FOR_EVER } from '../platform/http/headers.server'
import { siteContext } from '../platform/site-context.server'
import { drawIcon, isIcon } from './icons.server'
import { readLogo } from './logo.server'
import { knownTheme, readLook } from './look.server'
import type { Route } from './+types/icons-route'

const OWN = { background: '#fdf6ec', primary: '#c0a667', 'gold-edge': '#a18543' }

/** An icon of the institute. Its address changes with what it shows, so that it may be kept for ever. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, media } = context.get(siteContext)
  const { file } = params
  const look = await readLook(db, (await findIdentity(db)).nom)
  if (!isIcon(file) || !look.icons) throw new Response(null, { status: 404 })
  const isCurrent = look.icons === `/apparence/${params.version}`
  const { couleur } = (await findDocument(db, 'apparence', FIXED_IDS.apparence))!
  const logo = look.sign.kind === 'picture' ? await readLogo(media.storage, look.sign.picture.src) : undefined
  const bytes = await drawIcon(file, couleur ? knownTheme(couleur) : OWN, logo)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': file.endsWith('.png') ? 'image/png' : 'image/jpeg',
      'Cache-Control': isCurrent ? FOR_EVER : 'no-store',
    },
  })
}
