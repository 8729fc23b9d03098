import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** A page has one address, to the letter. */
const page = (path: string, file: string, id?: string) => route(path, file, { caseSensitive: true, ...(id && { id }) })

export default [
  layout('routes/frame.tsx', [
    index('routes/home.tsx'),
    page('login', 'routes/login.tsx'),
    page('deconnexion', 'routes/sign-out.tsx'),
    page('admin', 'routes/admin.tsx'),
    page('admin/code', 'routes/second-factor.tsx'),
    page('historique', 'routes/history.tsx'),
    page('guide', 'routes/guide.tsx'),
    page('nos-expertes', 'routes/team.tsx'),
    page('notre-centre', 'routes/centre.tsx'),
    page('soins/bronzage-uv', 'routes/uv.tsx'),
    page('soins/:soinId', 'routes/treatment.tsx'),
    page('actualites', 'routes/news.tsx'),
    page('offres-du-moment', 'routes/offers.tsx', 'offres-du-moment'),
    page('ventes-privees', 'routes/offers.tsx', 'ventes-privees'),
    page('nos-soldes', 'routes/offers.tsx', 'nos-soldes'),
    page('cheques-cadeaux', 'routes/booking.tsx', 'cheques-cadeaux'),
    page('nos-produits', 'routes/booking.tsx', 'nos-produits'),
    page('mon-compte', 'routes/booking.tsx', 'mon-compte'),
    page('rendez-vous', 'routes/booking.tsx', 'rendez-vous'),
    page('mentions-legales', 'routes/legal-notice.tsx'),
    page('cgv', 'routes/terms.tsx'),
    route('*', 'routes/refusal.tsx'),
  ]),
  page('admin/sessions', 'routes/admin-sessions.ts'),
  page('historique/sauvegarde', 'routes/site-download.ts'),
  page('sitemap.xml', 'routes/sitemap.ts'),
  page('robots.txt', 'routes/robots.ts'),
  page('actualites.atom', 'routes/news-feed.ts'),
  page('manifest.webmanifest', 'routes/manifest.ts'),
  page('api/changes', 'routes/changes.ts'),
  page('api/media', 'routes/media-upload.ts'),
  page('api/media/alt', 'routes/media-alt.ts'),
  page('api/documents/:collection/:id?', 'routes/documents.ts'),
  page('api/live', 'routes/live.ts'),
  page('api/session', 'routes/session.ts'),
] satisfies RouteConfig
