import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { FIXED_PAGES } from './pages.ts'

/** A page has one address, to the letter. */
const page = (path: string, file: string, id?: string) => route(path, file, { caseSensitive: true, ...(id && { id }) })

/** The pages of `pages.ts`: those that share a route are told from one another by their key. */
const fixed = Object.entries(FIXED_PAGES).map(([key, { path, file }]) => {
  const isShared = Object.values(FIXED_PAGES).filter((other) => other.file === file).length > 1
  return path === '/' ? index(file) : page(path.slice(1), file, isShared ? key : undefined)
})

export default [
  layout('site/layout/route.tsx', [
    ...fixed,
    page('login', 'accounts/sign-in/route.tsx'),
    page('deconnexion', 'accounts/sessions/sign-out-route.tsx'),
    page('admin', 'administration/route.tsx'),
    page('admin/code', 'accounts/second-factor/route.tsx'),
    page('admin/cles', 'accounts/passkeys/route.tsx'),
    page('admin/mot-de-passe', 'accounts/passwords/own-password-route.tsx'),
    page('admin/compte', 'accounts/route.tsx'),
    page('admin/tarifs', 'administration/many-prices/route.tsx'),
    page('nouveau-mot-de-passe/:lien', 'accounts/passwords/new-password-route.tsx'),
    page('bienvenue', 'administration/welcome/welcome-route.tsx'),
    page('bienvenue/:etape', 'administration/welcome/step-route.tsx'),
    page('historique', 'cms/history/route.tsx'),
    page('historique/effacer', 'administration/erasure/route.tsx'),
    page('prevu', 'cms/planning/route.tsx'),
    page('guide', 'administration/guide-route.tsx'),
    page('soins/bronzage-uv', 'site/treatment/uv-route.tsx'),
    page('soins/:soinId', 'site/treatment/route.tsx'),
    page('actualites/:article', 'site/news/article-route.tsx'),
    route('*', 'site/layout/refusal-route.tsx'),
  ]),
  page('admin/sessions', 'accounts/sessions/own-sessions-route.ts'),
  page('historique/sauvegarde', 'backup/download-route.ts'),
  page('sitemap.xml', 'seo/sitemap-route.ts'),
  page('robots.txt', 'seo/robots-route.ts'),
  page('actualites.atom', 'site/news/feed-route.ts'),
  page('apparence/:version/:file', 'appearance/icons-route.ts'),
  page('manifest.webmanifest', 'appearance/manifest-route.ts'),
  page('api/changes', 'cms/planning/changes-route.ts'),
  page('api/plans/:collection?/:id?', 'cms/planning/plans-route.ts'),
  page('api/media', 'media/upload-route.ts'),
  page('api/media/alt', 'media/alt-route.ts'),
  page('api/media/elsewhere', 'media/elsewhere-route.ts'),
  page('api/documents/:collection/:id?', 'cms/edit/documents-route.ts'),
  page('api/live', 'cms/live/route.ts'),
  page('api/session', 'accounts/sessions/route.ts'),
] satisfies RouteConfig
