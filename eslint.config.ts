import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Rule } from 'eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import * as regexp from 'eslint-plugin-regexp'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/**
 * What each room of `app/` may import besides itself: data flows one way, from the address to the database. A folder
 * stands for all that is in it, but for those that have a line of their own.
 */
const MAY_IMPORT: Record<string, string[]> = {
  lib: [],
  styles: [],
  enhance: ['lib'],
  ui: ['lib'],
  platform: ['lib'],
  'cms/kinds': ['lib'],
  'cms/documents': ['cms/kinds', 'platform', 'lib'],
  accounts: ['cms/documents', 'platform', 'ui', 'lib'],
  media: ['accounts', 'cms/documents', 'cms/kinds', 'platform', 'ui', 'lib'],
  opening: ['cms/kinds', 'ui', 'lib'],
  appearance: ['styles', 'media', 'cms/documents', 'cms/kinds', 'platform', 'ui', 'lib'],
  seo: ['media', 'opening', 'appearance', 'cms/documents', 'cms/kinds', 'platform', 'ui', 'lib'],
  hydration: ['lib'],
  backup: ['media', 'accounts', 'cms/documents', 'cms/kinds', 'platform', 'ui', 'lib'],
  'cms/live': ['accounts', 'cms/documents', 'platform', 'lib'],
  'cms/edit': ['cms/live', 'seo', 'media', 'accounts', 'cms/documents', 'cms/kinds', 'platform', 'ui', 'lib'],
  'cms/history': ['backup', 'accounts', 'cms/documents', 'cms/kinds', 'platform', 'ui', 'lib'],
  'cms/planning': [
    'cms/history',
    'opening',
    'media',
    'accounts',
    'cms/documents',
    'cms/kinds',
    'platform',
    'ui',
    'lib',
  ],
  'cms/forms': [
    'cms/planning',
    'cms/history',
    'cms/edit',
    'opening',
    'cms/documents',
    'cms/kinds',
    'media',
    'accounts',
    'platform',
    'ui',
    'lib',
  ],
  // A subject imports no other subject.
  'site/*': [
    'cms/edit',
    'cms/documents',
    'cms/kinds',
    'seo',
    'opening',
    'appearance',
    'media',
    'platform',
    'ui',
    'lib',
  ],
  administration: [
    'site',
    'backup',
    'opening',
    'appearance',
    'media',
    'cms/edit',
    'cms/forms',
    'cms/history',
    'cms/planning',
    'cms/documents',
    'seo',
    'accounts',
    'platform',
    'ui',
    'lib',
  ],
  server: [
    'site',
    'cms/forms',
    'cms/live',
    'cms/planning',
    'cms/documents',
    'opening',
    'backup',
    'media',
    'accounts',
    'platform',
    'styles',
    'lib',
  ],
}

/** What may be imported besides: file by file, with why. */
const EXCEPTIONS: { from: RegExp; to: RegExp; typesOnly: boolean }[] = [
  // What two subjects share is a document: its shape, and what stands there first.
  { from: /^(site|opening|seo|media)\//, to: /^(site\/\w+)\/([\w-]+-)?definition$/, typesOnly: true },
  { from: /^site\//, to: /^site\/\w+\/([\w-]+-)?first-content$/, typesOnly: false },
  // The registry of collections holds all definitions; who the institute is stands in one of them.
  {
    from: /^cms\/documents\/(collections|identity\.server|page-keys)$/,
    to: /\/([\w-]+-)?(definition|first-content)$/,
    typesOnly: false,
  },
  // The pictures that photographs stand in for are the first content of the home page and of the treatments.
  { from: /^media\/definition$/, to: /^site\/(home|treatment)\/([\w-]+-)?first-content$/, typesOnly: false },
  // Who asks decides whether what is hidden is shown.
  { from: /^site\/.*(route|\.server)$/, to: /^accounts\/session\.server$/, typesOnly: false },
  // What every request carries is named by the rooms that make it.
  { from: /^platform\/site-context\.server$/, to: /^(accounts|media|cms\/live)\//, typesOnly: true },
  // The home page, that of the centre, articles, vouchers and appointments tell of the treatments what their own pages do.
  {
    from: /^site\/((home|centre)\/route|booking\/(gifts|choosing|booking-choice)\.server|news\/subjects\.server)$/,
    to: /^site\/treatment\/(price-groups|duration|needs\.server|reference-prices\.server)$/,
    typesOnly: false,
  },
  // The routes are made of the pages that are always there, and whatever leads to one knows them.
  { from: /./, to: /^pages$/, typesOnly: false },
  // A route reads what the root has loaded.
  { from: /-?route$/, to: /^root$/, typesOnly: true },
]

/** Which files run on the server alone, by their names. */
const ON_SERVER = /(\.server|route)$|^(server|platform|root|routes|entry\.server)/

const APP = join(import.meta.dirname, 'app')

for (const room in MAY_IMPORT)
  if (!existsSync(join(APP, room.replace('/*', '')))) throw new Error(`There is no folder app/${room}.`)

/** The path of a module within `app/`, without its extension; undefined for any other. */
function moduleOf(path: string): string | undefined {
  const inner = relative(APP, path)
  return inner.startsWith('..') ? undefined : inner.replace(/\.tsx?$/, '')
}

/** The name of the room that a module stands in; undefined for those above all rooms. */
function roomOf(module: string): string | undefined {
  const [first, second] = module.split('/')
  if (second === undefined) return undefined
  return first === 'cms' || first === 'site' ? `${first}/${second}` : first
}

/** Why one module may not import another; undefined where it may. */
function refusal(from: string, to: string, isType: boolean): string | undefined {
  if (to.endsWith('.server') && !isType && !ON_SERVER.test(from)) return 'This code also runs in the browser.'
  const [room, other] = [roomOf(from), roomOf(to)]
  if (room === undefined || room === other) return undefined
  const name = room.startsWith('site/') ? 'site/*' : room
  const allowed = MAY_IMPORT[name]
  if (!allowed) return `The room ${name} has no line in eslint.config.ts.`
  if (other && (allowed.includes(other) || allowed.includes(other.split('/')[0]!))) return undefined
  const isExcepted = EXCEPTIONS.some((each) => each.from.test(from) && each.to.test(to) && (isType || !each.typesOnly))
  return isExcepted ? undefined : `${name} imports only ${['itself', ...allowed].join(', ')}.`
}

/** Why a module of `app/` may not import a file that stands elsewhere; undefined where it may. */
function outside(path: string): string | undefined {
  const isProgram = /^(build|commands|tests|bench|scripts)\//.test(relative(import.meta.dirname, path))
  return isProgram ? 'The app imports only itself.' : undefined
}

/** Refuses what crosses a room's walls against the flow of data, however it is imported. */
const rooms: Rule.RuleModule = {
  create(context) {
    const from = moduleOf(context.filename)
    function check(node: Rule.Node & { source?: unknown; importKind?: string; exportKind?: string }) {
      const source = (node.source as { value?: unknown } | null)?.value
      if (from === undefined || typeof source !== 'string' || !source.startsWith('.')) return
      const path = resolve(dirname(context.filename), source)
      const to = moduleOf(path)
      const isGenerated = source.includes('/+types/')
      const isType = node.importKind === 'type' || node.exportKind === 'type'
      const message = to === undefined ? outside(path) : refusal(from, to, isType)
      if (message && !isGenerated) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

const EFFECT = 'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression'
const METHOD_CALL = ':matches(ChainExpression, CallExpression[callee.type="MemberExpression"])'
const TESTS = '**/*.test.{ts,tsx}'

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
      // An object in a sentence is read as « [object Object] ».
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowAny: true,
          allowBoolean: true,
          allowNever: true,
          allowNullish: true,
          allowNumber: true,
          allowRegExp: true,
        },
      ],
      // Routes tell their types by what the framework generates beside them.
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    // Only the platform knows the engines; queries are written on the server.
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/platform/database/**', 'app/backup/restore.server.ts', TESTS],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(pg|node:sqlite)(/|$)' }] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['**/*.server.ts', 'app/platform/database/**', TESTS],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(kysely|pg|better-auth|node:sqlite)(/|$)' }] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: [TESTS],
    plugins: { rooms: { rules: { walls: rooms } } },
    rules: { 'rooms/walls': 'error' },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: [TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        // What the rule on rooms cannot read.
        { selector: 'ImportExpression:not([source.type="Literal"])', message: 'The name of a module is written out.' },
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
    files: ['{app,commands}/**/*.{ts,tsx}'],
    ignores: [TESTS],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  {
    // A function is read at once; what it is made of has names.
    files: ['{app,commands,scripts}/**/*.{ts,tsx}'],
    ignores: [TESTS],
    rules: { 'max-lines-per-function': ['error', 100] },
  },
  { ...reactHooks.configs.flat.recommended, files: ['app/**/*.tsx'] },
])
