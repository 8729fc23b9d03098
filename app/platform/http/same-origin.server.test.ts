import { expect, test } from 'vitest'
import { isCrossSiteWrite } from './same-origin.server.ts'

const OWN = 'https://institut.example'

test.each<[method: string, headers: Record<string, string>, refused: boolean]>([
  ['GET', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://ailleurs.example' }, false],
  ['HEAD', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['POST', { 'Sec-Fetch-Site': 'same-origin' }, false],
  ['POST', { 'Sec-Fetch-Site': 'same-origin', Origin: OWN }, false],
  ['POST', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://127.0.0.1:3000' }, false],
  ['POST', { 'Sec-Fetch-Site': 'none' }, false],
  ['POST', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://autre.institut.example' }, true],
  ['POST', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://ailleurs.example' }, true],
  ['POST', { 'Sec-Fetch-Site': 'cross-site', Origin: OWN }, true],
  ['POST', { 'Sec-Fetch-Site': 'nouveau' }, true],
  ['POST', { Origin: OWN }, false],
  ['POST', { Origin: 'https://ailleurs.example' }, true],
  ['POST', { Origin: 'http://institut.example' }, true],
  ['POST', { Origin: `${OWN}:8443` }, true],
  ['POST', { Origin: 'null' }, true],
  ['POST', {}, false],
  ['DELETE', { Origin: 'https://ailleurs.example' }, true],
])('%s with %o: refused is %s', (method, headers, refused) => {
  expect(isCrossSiteWrite(new Request(`${OWN}/login`, { method, headers }))).toBe(refused)
})
