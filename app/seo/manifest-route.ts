import { siteContext } from '../platform/site-context.server'
import { findIdentity } from '../cms/documents/identity.server'
import type { Route } from './+types/manifest-route'

const GROUND = '#fdf6ec'

/** What a telephone asks for when the site is put among its applications. */
export async function loader({ context }: Route.LoaderArgs) {
  const { nom } = await findIdentity(context.get(siteContext).db)
  const manifest = {
    id: '/',
    name: nom,
    short_name: nom,
    description: "Soins, tarifs, horaires et rendez-vous de l'institut.",
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // With a way back: pages of others, such as the way here, are one press away.
    display: 'minimal-ui',
    theme_color: GROUND,
    background_color: GROUND,
    categories: ['beauty', 'lifestyle'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Prendre rendez-vous', url: '/rendez-vous' },
      { name: 'Horaires et accès', url: '/notre-centre' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
