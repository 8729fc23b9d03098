import { describe, expect, test } from 'vitest'
import { raisedCents, raisePrice, type Raise, type Rounding } from './raise-prices.ts'

const more = (percent: number, rounding: Rounding = 'aucun'): Raise => ({ by: { percent: percent * 100 }, rounding })
const amount = (euros: number, rounding: Rounding = 'aucun'): Raise => ({ by: { cents: euros * 100 }, rounding })

/** As a reader sees it: no-break spaces are spaces. */
function raised(html: string, raise: Raise): string {
  const result = raisePrice(html, raise)
  return 'html' in result ? result.html.replace(/[\u00a0\u202f]|&nbsp;/g, ' ') : result.left
}

describe('ten percent more', () => {
  test.each([
    ['25 €', '27,50 €'],
    ['25\u00a0€', '27,50 €'],
    ['25&nbsp;€', '27,50 €'],
    ['25€', '27,50 €'],
    ['25 euros', '27,50 euros'],
    ['25 EUR', '27,50 EUR'],
    ['25', '27,50 €'],
    ['27,50 €', '30,25 €'],
    ['27.50 €', '30,25 €'],
    ['27,5 €', '30,25 €'],
    ['25€50', '28,05 €'],
    ['12 €50 la séance', '13,75 € la séance'],
    ['<s>15 €50</s> 12 €50', '<s>17,05 €</s> 13,75 €'],
    ['12 € 50 TTC', '13,75 € TTC'],
    ['<s>15 € 50</s> 12 € 50', '<s>17,05 €</s> 13,75 €'],
    ['<s>60 €</s>45', '<s>66 €</s>45'],
    ['40 € 10 séances', '44 € 10 séances'],
    ['12 €50 à 15 €50', '13,75 € à 17,05 €'],
    ['45 €20 min', '49,50 €20 min'],
    ['45 €20\u00a0mn', '49,50 €20 mn'],
    ['8 €', '8,80 €'],
    ['100 €', '110 €'],
    ['950 €', '1 045 €'],
    ['1 200 €', '1 320 €'],
    ['1\u202f200 €', '1 320 €'],
    ['1.200 €', '1.320 €'],
    ['1200 €', '1320 €'],
    ['1 250,50 €', '1 375,55 €'],
    ['dès 40 €', 'dès 44 €'],
    ['à partir de 490 €', 'à partir de 539 €'],
    ['<s>60 €</s> 45 €', '<s>66 €</s> 49,50 €'],
    ['<s>60 €</s>45 €', '<s>66 €</s>49,50 €'],
    ['<s>60</s><b>45 €</b>', '<s>60</s><b>49,50 €</b>'],
    ['<strong>45</strong> €', '<strong>49,50</strong> €'],
    ['<em>dès</em> <strong>40 €</strong>', '<em>dès</em> <strong>44 €</strong>'],
    ['20 € – 35 €', '22 € – 38,50 €'],
    ['20 à 35 €', '22 à 38,50 €'],
    ['20-35 €', '22-38,50 €'],
    ['20/35 €', '22/38,50 €'],
    ['20 ou 35 €', '22 ou 38,50 €'],
    ['2 à 45 €', '2 à 49,50 €'],
    ['20, 30 ou 40 €', '22, 33 ou 44 €'],
    ['de 8 à 45 €', 'de 8,80 à 49,50 €'],
    ['De 8 à 45 €', 'De 8,80 à 49,50 €'],
    ['entre 8 et 45 €', 'entre 8,80 et 49,50 €'],
    ['mains et 45 €', 'mains et 49,50 €'],
    ['le 12, 30 €', 'le 12, 33 €'],
    ['1 h 30 à 45 €', '1 h 30 à 49,50 €'],
    ['18h30 à 45 €', '18h30 à 49,50 €'],
    ['2 h 45 €', '2 h 49,50 €'],
    ['45 € (- 5 €)', '49,50 € (- 5 €)'],
    ['Forfait - 35 €', 'Forfait - 38,50 €'],
    ['30 € les 20 min', '33 € les 20 min'],
    ['45 min 30 €', '45 min 33 €'],
    ['35 € 45 min', '38,50 € 45 min'],
    ['10 séances : 300 €, soit 30 € la séance', '10 séances : 330 €, soit 33 € la séance'],
    ['+ 5 € par ongle', '+ 5,50 € par ongle'],
    ['40 € TTC', '44 € TTC'],
    ['80 € (2 pers.)', '88 € (2 pers.)'],
    ['100 % bio, 40 €', '100 % bio, 44 €'],
    ['cure de 10, -5 € : 95 €', 'cure de 10, -5 € : 104,50 €'],
    ['offert', 'no-amount'],
    ['sur devis', 'no-amount'],
    ['', 'no-amount'],
    ['-10 %', 'no-amount'],
    ['-5 €', 'no-amount'],
    ['20 min', 'no-amount'],
    ['Ouverture : 03 89 00 00 00', 'no-amount'],
  ])('%j becomes %j', (before, after) => {
    expect(raised(before, more(10))).toBe(after)
  })
})

describe('rounded', () => {
  test.each<[Rounding, Record<string, string>]>([
    ['aucun', { '25 €': '26,25 €', '19,90 €': '20,90 €' }],
    ['50', { '25 €': '26,50 €', '8 €': '8,50 €' }],
    ['100', { '25 €': '26 €', '110 €': '116 €' }],
    ['500', { '25 €': '25 €', '110 €': '115 €', '2 €': 'too-low' }],
    ['90', { '25 €': '25,90 €', '26 €': '26,90 €', '0,50 €': '0,90 €' }],
  ])('to %s', (rounding, cases) => {
    for (const [before, after] of Object.entries(cases)) expect(raised(before, more(5, rounding)), before).toBe(after)
  })
})

test('rounding turns no raise into a reduction, and no reduction into a raise', () => {
  for (const price of ['16 €', '21 €', '26€']) expect(raised(price, more(5, '500')), price).toBe('would-fall')
  for (const price of ['2 €', '4 €']) expect(raised(price, more(5, '90')), price).toBe('would-fall')
  expect(raised('14 €', more(-5, '500'))).toBe('would-rise')
  expect(raised('16 à 60 €', more(5, '500'))).toBe('16 à 65 €')
  expect(raised('25€', more(5, '500'))).toBe('25€')
})

test('an amount is added and taken off; nothing costs nothing', () => {
  expect(raised('25 €', amount(2))).toBe('27 €')
  expect(raised('<s>60 €</s> 45 €', amount(-5.5))).toBe('<s>54,50 €</s> 39,50 €')
  expect(raised('5 €', amount(-5))).toBe('too-low')
  expect(raised('5 € ou 50 €', amount(-5))).toBe('too-low')
  expect(raised('1 000 €', amount(-100))).toBe('900 €')
})

test('what was raised by an amount and lowered by it again is what it was', () => {
  for (let cents = 50; cents < 200_000; cents += 37)
    expect(raisedCents(raisedCents(cents, amount(3.33)), amount(-3.33))).toBe(cents)
})
