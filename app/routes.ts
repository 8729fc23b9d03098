import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('login', 'routes/login.tsx'),
  route('deconnexion', 'routes/sign-out.tsx'),
  route('admin', 'routes/admin.tsx'),
  route('nos-expertes', 'routes/team.tsx'),
  route('notre-centre', 'routes/centre.tsx'),
  route('soins/bronzage-uv', 'routes/uv.tsx'),
  route('soins/:soinId', 'routes/treatment.tsx'),
  route('actualites', 'routes/news.tsx'),
  route('offres-du-moment', 'routes/offers.tsx', { id: 'offres-du-moment' }),
  route('ventes-privees', 'routes/offers.tsx', { id: 'ventes-privees' }),
  route('nos-soldes', 'routes/offers.tsx', { id: 'nos-soldes' }),
  route('cheques-cadeaux', 'routes/booking.tsx', { id: 'cheques-cadeaux' }),
  route('nos-produits', 'routes/booking.tsx', { id: 'nos-produits' }),
  route('mon-compte', 'routes/booking.tsx', { id: 'mon-compte' }),
  route('rendez-vous', 'routes/booking.tsx', { id: 'rendez-vous' }),
  route('mentions-legales', 'routes/legal-notice.tsx'),
  route('cgv', 'routes/terms.tsx'),
  route('*', 'routes/refusal.tsx'),
] satisfies RouteConfig
