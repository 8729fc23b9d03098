import { siteContext } from '../platform/site-context.server'
import { findIdentity } from '../cms/documents/identity.server'
import { findWords } from '../cms/documents/words.server'
import { readLook } from './look.server'
import type { Route } from './+types/manifest-route'

const GROUND = '#fdf6ec'

/** Where the site's own icons are. */
const OWN_ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

const iconsIn = (folder: string) => [
  { src: `${folder}/icone-192.png`, sizes: '192x192', type: 'image/png' },
  { src: `${folder}/icone-512.png`, sizes: '512x512', type: 'image/png' },
  { src: `${folder}/masque-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What a telephone asks for when the site is put among its applications. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const { nom } = await findIdentity(db)
  const { accueil } = await findWords(db)
  const { theme, icons } = await readLook(db, nom)
  const manifest = {
    id: '/',
    name: nom,
    short_name: nom,
    description: accueil.description,
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // With a way back: pages of others, such as the way here, are one press away.
    display: 'minimal-ui',
    theme_color: theme?.ground ?? GROUND,
    background_color: theme?.ground ?? GROUND,
    categories: ['beauty', 'lifestyle'],
    icons: icons ? iconsIn(icons) : OWN_ICONS,
    shortcuts: [
      { name: 'Prendre rendez-vous', url: '/rendez-vous' },
      { name: 'Horaires et accès', url: '/notre-centre' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
