import { expect, test } from 'vitest'
import { setCacheHeaders, SHARED_FOR } from './headers.server.ts'

/** What caches are told of a visitor's page that is to turn so many milliseconds from now. */
function told(ahead?: number): string | null {
  const response = new Response('', { status: 200 })
  const turn = ahead === undefined ? undefined : new Date(Date.now() + ahead)
  setCacheHeaders(new Request('http://institut.example/'), response, false, turn)
  return response.headers.get('Cache-Control')
}

test('a page is shared until caches could give it after it has turned', () => {
  expect(told()).toContain('s-maxage=5')
  expect(told(SHARED_FOR + 5_000)).toContain('s-maxage=5')
  for (const near of [SHARED_FOR, 1_000, 0, -1_000]) expect(told(near)).toBe('public, max-age=0, must-revalidate')
})

test('what caches may give late is as long as they are said to keep it', () => {
  const seconds = [...told()!.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, count]) => Number(count))
  expect(seconds.reduce((sum, one) => sum + one) * 1000).toBe(SHARED_FOR)
})
