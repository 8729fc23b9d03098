import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test.each([
  ['Noël', '« Noël »'],
  ['« Noël » en duo', '« “Noël” en duo »'],
  ['Soin «\u00a0Éclat\u00a0», «pur»', '« Soin “Éclat”, “pur” »'],
  ['Carte « Cie, 10 soins…', '« Carte “Cie, 10 soins… »'],
])('%s', (text, written) => expect(quoted(text)).toBe(written))
