import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './page-policy.server.ts'

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

  test('never allows inline or evaluated script', () => {
    expect(contentSecurityPolicy({ frames: [], media: [] })).not.toMatch(/unsafe|nonce|\*/)
  })
})
