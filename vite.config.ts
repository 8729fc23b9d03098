import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { BUILD_TARGET, STYLE_TARGET } from './supported-browsers.ts'

/** What is loaded as it is: a library with parts for each machine, and what is asked for only to see whether it is there. */
const LEFT_OUT = ['sharp', 'pg-native', 'cloudflare:sockets']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    target: BUILD_TARGET,
    cssTarget: STYLE_TARGET,
    assetsInlineLimit: 0,
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
