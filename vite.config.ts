import { reactRouter } from '@react-router/dev/vite'
import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { BUILD_TARGET, STYLE_TARGET } from './supported-browsers.ts'

/** What is loaded as it is: a library with parts for each machine, and what is asked for only to see whether it is there. */
const LEFT_OUT = ['sharp', 'pg-native', 'cloudflare:sockets']

/**
 * What stands in the place of a module in browsers: they need no more of the router than app/hydration has
 * (docs/decisions/041), and Vite's helper cannot ask again for a part that failed in every browser (056).
 */
const REPLACED: Record<string, string> = {
  'react-router': 'app/hydration/react-router.tsx',
  '\0vite/preload-helper.js': 'app/ui/load-files.ts',
}

const withReplacements: Plugin = {
  name: 'with-replacements',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) =>
    REPLACED[source] === undefined ? undefined : fileURLToPath(new URL(REPLACED[source], import.meta.url)),
}

/** What a class or an animation is called where its sheet defines it. */
const DEFINED = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g

/**
 * Names a class by its sheet and its place there, as `_a3k`: pages carry their styles, and names with words in them are a
 * twentieth of their bytes. The same tree always has the same names, in the browser's build and in the server's.
 */
function shortNames() {
  const sheets = globSync('app/**/*.module.css').toSorted()
  return (name: string, file: string, css: string): string => {
    const sheet = sheets.indexOf(relative('', file.replace(/\?.*/, '')))
    const place = [...new Set(Array.from(css.matchAll(DEFINED), ([, defined]) => defined))].indexOf(name)
    if (sheet < 0 || place < 0) throw new Error(`Where is ${name} of ${file}?`)
    return `_${sheet.toString(36).padStart(2, '0')}${place.toString(36)}`
  }
}

export default defineConfig(({ command }) => ({
  plugins: [withReplacements, reactRouter()],
  // Where somebody works on the sheets, names are read.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortNames() } } }),
  build: {
    target: BUILD_TARGET,
    cssTarget: STYLE_TARGET,
    assetsInlineLimit: 0,
    // The server reads in it what an administrator's page will load later.
    manifest: true,
    assetsDir: 'static/js',
    rollupOptions: {
      // Whoever starts the site can do nothing about how long each part of the build took.
      checks: { pluginTimings: false },
      output: {
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
        // What every page needs comes as one file, without what the editor of formatted text needs of it: docs/decisions/057.
        codeSplitting: {
          groups: [
            { name: 'shared', test: /app[\\/]root\.tsx$/ },
            { name: 'icon-paths', test: /app[\\/]ui[\\/]icon-paths\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      // One file with all that it depends on opens in half the time: docs/decisions/006.
      ...(command === 'build' && { resolve: { noExternal: true, external: LEFT_OUT } }),
      build: { target: 'es2022', rollupOptions: { input: './app/server/app.ts' } },
    },
  },
}))
