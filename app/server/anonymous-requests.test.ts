import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { PageCache } from '../platform/pages/page-cache.server.ts'
import { answerAnonymous } from './anonymous-requests.ts'

test('a page is kept once, however its address is written', () => {
  const getForm = vi.fn<PageCache['getForm']>(() => new Promise(() => undefined))
  const pages = { getForm, find: () => undefined } as unknown as PageCache
  const { answer } = answerAnonymous(pages, 'https://institut.example')
  const otherwise = vi.fn<() => void>()
  for (const url of ['/cgv', '/a1/../cgv', '/./cgv', '/a/%2e%2e/cgv', '/cgv#a', '/cgv?utm_source=a'])
    answer(
      { method: 'GET', url, headers: { host: 'institut.example' } } as IncomingMessage,
      {} as ServerResponse,
      otherwise,
    )
  expect(otherwise).not.toHaveBeenCalled()
  expect(new Set(getForm.mock.calls.map(([, path]) => path))).toEqual(new Set(['/cgv']))
})
