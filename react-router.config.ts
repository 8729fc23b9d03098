import type { Config } from '@react-router/dev/config'

export default {
  // Every page is a document: there are no client navigations to discover routes for.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
