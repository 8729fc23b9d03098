import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Linter } from 'eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import * as regexp from 'eslint-plugin-regexp'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Which layers each folder of `app/` may import: data flows one way, from the address to the database. */
const MAY_IMPORT: Record<string, string[]> = {
  lib: [],
  content: ['lib'],
  enhance: [],
  'booking-widget': ['content'],
  passkeys: [],
  styles: [],
  database: ['lib'],
  store: ['database', 'content', 'lib'],
  http: ['store', 'database', 'content', 'lib'],
  ui: ['content', 'lib'],
  editing: ['ui', 'content', 'lib'],
  features: ['editing', 'ui', 'content', 'lib'],
  routes: ['features', 'booking-widget', 'passkeys', 'ui', 'store', 'http', 'content', 'lib'],
}

const LAYERS = readdirSync(join(import.meta.dirname, 'app'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

for (const layer of LAYERS) if (!MAY_IMPORT[layer]) throw new Error(`app/${layer} has no rule in eslint.config.ts.`)
for (const layer in MAY_IMPORT) if (!LAYERS.includes(layer)) throw new Error(`There is no folder app/${layer}.`)

const EFFECT = 'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression'
const METHOD_CALL = ':matches(ChainExpression, CallExpression[callee.type="MemberExpression"])'
const TESTS = '**/*.test.{ts,tsx}'
const IN_BROWSER = ['features', 'editing', 'ui', 'lib', 'content', 'enhance', 'booking-widget', 'passkeys']

interface Forbidden {
  regex: string
  message: string
  allowTypeImports?: boolean
}

function mayNotImport(files: string[], patterns: Forbidden[]): Linter.Config {
  return { files, ignores: [TESTS], rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] } }
}

const layerRules = LAYERS.map((layer) => {
  const allowed = MAY_IMPORT[layer]!
  const forbidden = LAYERS.filter((other) => other !== layer && !allowed.includes(other))
  return mayNotImport(
    [`app/${layer}/**/*.{ts,tsx}`],
    [
      {
        regex: `^(\\.\\./)+(${forbidden.join('|')})(/|$)`,
        message: `${layer} imports only ${['itself', ...allowed].join(', ')}.`,
      },
      {
        regex: '^(\\.\\./)+(root|entry\\.server|routes)(\\.tsx?)?$',
        message: 'The root is above every layer.',
        // A route reads what the root has loaded.
        allowTypeImports: layer === 'routes',
      },
      { regex: '^(\\.\\./)+(app|server|commands|tests|bench|scripts)/', message: 'The app imports only itself.' },
      ...(layer === 'features'
        ? [
            {
              regex: '^\\.\\./(?!\\.\\./)',
              message: 'A feature imports no other feature: what two share moves down to ui, lib or store.',
            },
          ]
        : []),
      ...(IN_BROWSER.includes(layer)
        ? [{ regex: '\\.server(\\.ts)?$', message: 'This code also runs in the browser.' }]
        : []),
    ],
  )
})

const rootRule = mayNotImport(
  ['app/*.{ts,tsx}'],
  [
    { regex: '^\\./(database|routes)/', message: 'The root imports neither routes nor the database.' },
    { regex: '^\\.\\./', message: 'The app imports only itself.' },
  ],
)

const serverRule = mayNotImport(
  ['server/**/*.ts'],
  [
    {
      regex: '^\\.\\./(?!app/(http|store|lib|content)/|app/database/(connect|migrate|notices)\\.server(\\.ts)?$)',
      message:
        'The server imports only itself, app/{http,store,lib,content} and app/database/{connect,migrate,notices}.',
    },
  ],
)

export default defineConfig([
  globalIgnores(['build', '.react-router', 'data', 'shots', 'pictures', 'test-results', 'playwright-report']),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Routes tell their types by what the framework generates beside them.
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    // The one door to the database is the store: nothing else writes queries.
    files: ['{app,server}/**/*.{ts,tsx}'],
    ignores: ['app/{database,store}/**', 'app/accounts/auth.server.ts', TESTS],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(kysely|pg|better-auth|node:sqlite)(/|$)' }] }],
    },
  },
  {
    files: ['{app,server}/**/*.{ts,tsx}'],
    ignores: [TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        // The rules on imports see no import(): it stays beside its file, where there is no layer to cross.
        {
          selector: 'ImportExpression[source.value=/^\\.\\.\\u002F/], ImportExpression:not([source.type="Literal"])',
          message: 'Only a file of the same folder is imported lazily.',
        },
        // React calls what an effect returns, and a browser's method may come to return something: scrollIntoView did.
        {
          selector: `${EFFECT} > ${METHOD_CALL}, ${EFFECT} > BlockStatement ReturnStatement > ${METHOD_CALL}`,
          message: 'An effect returns what undoes it, or nothing: write void before a call of a method.',
        },
      ],
    },
  },
  {
    // A text takes as long to read as it is long: see tests/linear.test.ts for what no rule finds.
    files: ['{app,server,commands}/**/*.{ts,tsx}'],
    ignores: [TESTS],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  { ...reactHooks.configs.flat.recommended, files: ['app/**/*.tsx'] },
  ...layerRules,
  rootRule,
  serverRule,
])
