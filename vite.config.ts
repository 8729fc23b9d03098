import { reactRouter } from '@react-router/dev/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { BUILD_TARGET, STYLE_TARGET } from './supported-browsers.ts'

/** What is loaded as it is: a library with parts for each machine, and what is asked for only to see whether it is there. */
const LEFT_OUT = ['sharp', 'pg-native', 'cloudflare:sockets']

/** Keeps the router from browsers, which need no more of it than app/hydration has: docs/decisions/041. */
const withoutRouter: Plugin = {
  name: 'without-router',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) =>
    source === 'react-router' ? fileURLToPath(new URL('app/hydration/react-router.tsx', import.meta.url)) : undefined,
}

export default defineConfig(({ command }) => ({
  plugins: [withoutRouter, reactRouter()],
  build: {
    target: BUILD_TARGET,
    cssTarget: STYLE_TARGET,
    assetsInlineLimit: 0,
    // The server reads in it what an administrator's page will load later.
    manifest: true,
    assetsDir: 'static/js',
    rollupOptions: { output: { assetFileNames: 'static/[ext]/[name]-[hash][extname]' } },
  },
  environments: {
    ssr: {
      // One file with all that it depends on opens in half the time: docs/decisions/006.
      ...(command === 'build' && { resolve: { noExternal: true, external: LEFT_OUT } }),
      build: { target: 'es2022', rollupOptions: { input: './app/server/app.ts' } },
    },
  },
}))
