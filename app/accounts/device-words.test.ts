import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

test.each([
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari sur iPhone'],
  [`${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome sur iPhone'],
  [`${ANDROID} Chrome/130.0 Mobile Safari/537.36`, 'Chrome sur un téléphone Android'],
  [`${ANDROID} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`, 'Samsung Internet sur une tablette Android'],
  [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge sur Windows'],
  [`${WINDOWS.slice(0, -1)}; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox sur Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari sur Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Navigateur inconnu sur Linux'],
  ['Chrome/130.0', 'Chrome'],
  ['curl/8.5.0', 'Appareil inconnu'],
  ['', 'Appareil inconnu'],
  [null, 'Appareil inconnu'],
])('%s: %s', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words))
