import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, widgetHeaders } from './page-policy.server.ts'

/** The sources of each directive. */
const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]))

describe('contentSecurityPolicy', () => {
  test('allows this site alone', () => {
    const policy = directives(contentSecurityPolicy({ frames: [], media: [] }))
    expect(policy.get('default-src')).toEqual(["'none'"])
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src', 'media-src', 'form-action']) {
      expect(policy.get(name)).toEqual(["'self'"])
    }
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.has('frame-src')).toBe(false)
  })

  test('allows what the page asked for, and only there', () => {
    const policy = directives(contentSecurityPolicy({ frames: ['https://a.example'], media: ['https://b.example'] }))
    expect(policy.get('frame-src')).toEqual(['https://a.example'])
    expect(policy.get('media-src')).toEqual(["'self'", 'https://b.example'])
    expect(policy.get('script-src')).toEqual(["'self'"])
  })

  test('leaves out what is no origin', () => {
    const hosts = ['https://a;sandbox', 'https://*', '*', "'unsafe-inline'", 'https://a.example/x', 'https://b.example']
    const policy = directives(contentSecurityPolicy({ frames: hosts, media: hosts }))
    expect(policy.get('frame-src')).toEqual(['https://b.example'])
    expect(policy.get('media-src')).toEqual(["'self'", 'https://b.example'])
    expect(policy.has('sandbox')).toBe(false)
    expect(directives(contentSecurityPolicy({ frames: ['*'], media: [] })).has('frame-src')).toBe(false)
  })

  test('shows the pictures and films of the site from where they are read, and nothing else', () => {
    const policy = directives(contentSecurityPolicy({ frames: [], media: [], files: 'https://fichiers.example' }))
    expect(policy.get('img-src')).toEqual(["'self'", 'https://fichiers.example', 'data:'])
    expect(policy.get('media-src')).toEqual(["'self'", 'https://fichiers.example'])
    expect(policy.get('connect-src')).toEqual(["'self'"])
  })

  test('allows the hosts of the booking service on its pages, inline style included', () => {
    const hosts = ['https://rdv.example', 'https://*.api.example']
    const policy = directives(contentSecurityPolicy({ frames: [], media: [], widget: hosts }))
    for (const name of ['script-src', 'img-src', 'font-src', 'connect-src', 'frame-src', 'style-src'])
      expect(policy.get(name), name).toEqual(expect.arrayContaining(hosts))
    expect(policy.get('script-src')).toEqual(["'self'", ...hosts])
    expect(policy.get('style-src')).toContain("'unsafe-inline'")
    expect(policy.get('connect-src')).toContain('wss://*.api.example')
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(widgetHeaders({ frames: [], media: [], widget: hosts })['Permissions-Policy']).toContain(
      'payment=(self "https://rdv.example" "https://*.api.example")',
    )
    expect(widgetHeaders({ frames: [], media: [] })).toEqual({})
  })

  test('never allows inline or evaluated script', () => {
    expect(contentSecurityPolicy({ frames: [], media: [] })).not.toMatch(/unsafe|nonce|\*/)
  })
})
