import type { Linter } from 'eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Which layers of `app/` each layer may import: data flows one way, from the address to the database. */
const MAY_IMPORT: Record<string, string[]> = {
  lib: [],
  content: ['lib'],
  enhance: [],
  database: ['lib'],
  store: ['database', 'content', 'lib'],
  http: ['store', 'database', 'content', 'lib'],
  ui: ['content', 'lib'],
  features: ['ui', 'content', 'lib'],
}

const LAYERS = [...Object.keys(MAY_IMPORT), 'routes']

const layerRules = Object.entries(MAY_IMPORT).map(([layer, allowed]): Linter.Config => {
  const forbidden = LAYERS.filter((other) => other !== layer && !allowed.includes(other))
  return {
    files: [`app/${layer}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${forbidden.join('|')}|root)(/|$)`,
              message: `${layer} imports only ${['itself', ...allowed].join(', ')}.`,
            },
            ...(layer === 'features'
              ? [
                  {
                    regex: '^\\.\\./(?!\\.\\./)',
                    message: 'A feature imports no other feature: what two share moves down to ui, lib or store.',
                  },
                ]
              : []),
            ...(['features', 'ui', 'lib', 'content', 'enhance'].includes(layer)
              ? [{ regex: '\\.server(\\.ts)?$', message: 'This code also runs in the browser.' }]
              : []),
          ],
        },
      ],
    },
  }
})

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
    files: ['app/{routes,features,ui,content}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: ['kysely', 'pg', 'node:sqlite', 'better-auth'] }],
    },
  },
  { ...reactHooks.configs.flat.recommended, files: ['app/**/*.tsx'] },
  ...layerRules,
])
