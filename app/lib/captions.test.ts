import { expect, test } from 'vitest'
import { readCaptions, typedCaptions, writeCaptions, type Caption } from './captions.ts'

const HELLO: Caption[] = [
  { from: 2, to: 5, text: 'Bonjour, et bienvenue.' },
  { from: 6.5, to: 9.25, text: 'Nous regardons la peau\nsous la lampe.' },
]

const read = (text: string) => {
  const result = readCaptions(text)
  return 'problem' in result ? result.problem : result.captions
}

test('what is written is read again, in full and as it is typed', () => {
  expect(writeCaptions(HELLO)).toBe(
    'WEBVTT\n\n00:00:02.000 --> 00:00:05.000\nBonjour, et bienvenue.\n\n' +
      '00:00:06.500 --> 00:00:09.250\nNous regardons la peau\nsous la lampe.\n',
  )
  expect(read(writeCaptions(HELLO))).toEqual(HELLO)
  expect(typedCaptions(HELLO)).toBe(
    '0:02 - 0:05 Bonjour, et bienvenue.\n0:06.500 - 0:09.250 Nous regardons la peau\nsous la lampe.',
  )
  expect(read(typedCaptions(HELLO))).toEqual(HELLO)
})

test('a caption without an end stays until the next one, and no longer than it takes to read', () => {
  expect(read('0:00 Un\n0:03 Deux\n1:02:03 Trois')).toEqual([
    { from: 0, to: 3, text: 'Un' },
    { from: 3, to: 10, text: 'Deux' },
    { from: 3723, to: 3730, text: 'Trois' },
  ])
  expect(typedCaptions([{ from: 3723, to: 3730, text: 'Trois' }])).toBe('1:02:03 - 1:02:10 Trois')
})

test('a file is read without its names, notes, colours and places', () => {
  const file = `\ufeffWEBVTT - Un titre
Kind: captions

STYLE
::cue { background: url(https://a.example/) }

NOTE tourné rue des Lilas,
48.11, -1.67

une-scene
00:02.000 --> 00:05.000 align:start position:0%
<v.fort Camille>Bonjour</v>, <b>et</b> bienvenue &amp; &lt;merci&gt;.

00:06.500 --> 00:09.250
- Oui ?
- Oui.
`
  expect(read(file)).toEqual([
    { from: 2, to: 5, text: 'Camille : Bonjour, et bienvenue & <merci>.' },
    { from: 6.5, to: 9.25, text: '- Oui ?\n- Oui.' },
  ])
  expect(writeCaptions(read(file) as Caption[])).toContain('bienvenue &amp; &lt;merci&gt;.')
  expect(writeCaptions(read(file) as Caption[])).not.toMatch(/Lilas|url\(|align/)
})

test('SRT is read, with its numbers and commas', () => {
  const file = '1\r\n00:00:02,000 --> 00:00:05,000\r\nBonjour\r\n\r\n2\r\n00:00:06,500 --> 00:00:09,250\r\nDeux\r\n'
  expect(read(file)).toEqual([
    { from: 2, to: 5, text: 'Bonjour' },
    { from: 6.5, to: 9.25, text: 'Deux' },
  ])
})

test('SRT without blank lines is read caption by caption', () => {
  const file =
    '1\n00:00:02,000 --> 00:00:05,000\nBonjour\n2\n00:00:06,500 --> 00:00:09,250\n10\nminutes --> plus\n3\n00:00:10,000 --> 00:00:11,000\nTrois\n'
  expect(read(file)).toEqual([
    { from: 2, to: 5, text: 'Bonjour' },
    { from: 6.5, to: 9.25, text: '10\nminutes --> plus' },
    { from: 10, to: 11, text: 'Trois' },
  ])
})

test('a second line that begins with an hour stays with its caption', () => {
  const opening = [{ from: 2, to: 5, text: 'Ouvert le lundi\n9:30 à 18:00' }]
  expect(read(typedCaptions(opening))).toEqual([{ from: 2, to: 5, text: 'Ouvert le lundi 9:30 à 18:00' }])
})

test.each([
  ['', "Il n'y a là aucun sous-titre : écrivez par exemple « 0:02 Bonjour »."],
  ['WEBVTT\n', 'Ligne 1 : commencez par un temps, comme 0:02.'],
  ['Bonjour', 'Ligne 1 : commencez par un temps, comme 0:02.'],
  ['0:05 Un\n0:02 Deux', 'Ligne 2 : ce temps vient avant celui qui précède.'],
  ['0:05 - 0:04 Un', 'Ligne 1 : ce sous-titre finit avant de commencer.'],
  ['0:05\n0:07 Deux', 'Ligne 1 : ce sous-titre ne dit rien.'],
  ['WEBVTT\n\n0:01 --> plus tard\nUn', "Ligne 3 : « 0:01 --> plus tard » n'est pas un temps."],
])('%j is refused', (text, problem) => {
  expect(read(text)).toBe(problem)
})
