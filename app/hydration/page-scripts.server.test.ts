import { describe, expect, test } from 'vitest'
import type { EntryContext } from 'react-router'
import type { PageData } from './page-data'
import { pageScript } from './page-scripts.server'

const URL_ASKED = 'https://site.example/soins/uv?date=2026-01-01'

/** As much of a rendered page as its scripts follow from: two routes, and what the inner one found or threw. */
function contextOf(found: { loaderData?: unknown; error?: unknown }): EntryContext {
  const route = (id: string) => ({ module: `/${id}.js`, imports: ['/shared.js'], css: ['/shared.css', `/${id}.css`] })
  const match = (id: string) => ({ route: { id }, pathname: '/soins/uv', params: {} })
  return {
    manifest: {
      entry: { module: '/entry.js', imports: ['/react.js'] },
      routes: { root: route('root'), page: route('page') },
    },
    staticHandlerContext: {
      matches: [match('root'), match('page')],
      loaderData: { page: found.loaderData },
      errors: 'error' in found ? { root: found.error } : null,
    },
  } as unknown as EntryContext
}

const read = (content: string) => JSON.parse(content.replace('self.page=', '')) as PageData

describe('what brings a page alive', () => {
  test('names each script once, and gives what the loaders found', () => {
    const within = { sheets: ['/shared.css'], scripts: ['/editor.js'], editor: ['/rich-text.js'] }
    const context = contextOf({ loaderData: { title: 'UV' } })
    const { scripts, later, editor } = read(pageScript(context, URL_ASKED, within))
    expect(editor).toEqual(['/rich-text.js'])
    expect(scripts).toEqual(['/entry.js', '/react.js', '/root.js', '/shared.js', '/page.js'])
    expect(later).toEqual(['/editor.js'])
    const { pathname, search, matches, sheets, error } = read(pageScript(context, URL_ASKED))
    expect([pathname, search]).toEqual(['/soins/uv', '?date=2026-01-01'])
    expect(matches[1]).toMatchObject({ id: 'page', module: '/page.js', loaderData: { title: 'UV' } })
    expect(sheets).toEqual(['/shared.css', '/root.css', '/page.css'])
    expect(error).toBeUndefined()
  })

  test('cannot be ended, or turned into a comment, by a text within it', () => {
    const title = '</script><script>alert(1)</script><!--<script>'
    const content = pageScript(contextOf({ loaderData: { title } }), URL_ASKED)
    expect(content).not.toContain('<')
    expect(read(content).matches[1]!.loaderData).toEqual({ title })
  })

  test('tells the status of an answer that was thrown on purpose, and nothing of a fault', () => {
    const thrown = { status: 410, statusText: 'Gone', internal: false, data: 'private' }
    const purposeful = read(pageScript(contextOf({ error: thrown }), URL_ASKED))
    expect(purposeful.error).toEqual({ id: 'root', status: 410 })
    expect(purposeful.sheets).toEqual(['/shared.css', '/root.css'])
    const fault = pageScript(contextOf({ error: new Error('private') }), URL_ASKED)
    expect(read(fault).error).toEqual({ id: 'root' })
    expect(fault).not.toContain('private')
  })
})
