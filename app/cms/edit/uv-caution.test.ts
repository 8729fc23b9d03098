import { describe, expect, test } from 'vitest'
import { ARTICLES } from '../../site/news/first-content.ts'
import { FIRST_CONTENT } from '../documents/first-content.ts'
import { UV_TREATMENT } from '../../site/treatment/uv-first-content.ts'
import { uvReasons } from './uv-caution.ts'

const AT_WILL = /gratuite ou à volonté/
const CHEAPER = /tarif préférentiel/
const HEALTH = /bénéfique pour la santé/

describe('a text that pairs UV tanning with', () => {
  test.each<[string, RegExp]>([
    ['Bronzage UV illimité en décembre', AT_WILL],
    ['Cabine UV à volonté', AT_WILL],
    ['UV ILLIMITÉS tout le mois', AT_WILL],
    ['Séances d’U.V. illimitées', AT_WILL],
    ['Bronzez autant que vous voulez', AT_WILL],
    ['Votre première séance de bronzage est offerte', AT_WILL],
    ['Une séance UV gratuite pour chaque soin du visage', AT_WILL],
    ['10 min d’UV gratuitement', AT_WILL],
    ['5 séances d’UV achetées, la 6e offerte !', AT_WILL],
    ['Profitez de la cabine de bronzage.\nLa première séance est offerte.', AT_WILL],
    ['Promo UV', CHEAPER],
    ['-20 % sur les séances UV', CHEAPER],
    ['20\u00a0% de remise sur le bronzage', CHEAPER],
    ['Séance UV : 8 € au lieu de 10 €', CHEAPER],
    ['Séance UV <s>10 €</s> 8 €', CHEAPER],
    ['Bronzage à moitié prix', CHEAPER],
    ['Bronzage à tarif réduit', CHEAPER],
    ['Bronzage : prix spécial étudiants', CHEAPER],
    ['Forfait 10 séances UV', CHEAPER],
    ['Abonnement solarium', CHEAPER],
    ['Nos ultraviolets en promotion', CHEAPER],
    ['Carte de 10 séances de bronzage', CHEAPER],
    ['Parrainez une amie : une réduction sur vos UV', CHEAPER],
    ['La cabine UV, pour votre vitamine D', HEALTH],
    ['Bronzage UV : bonne mine et santé', HEALTH],
    ['Quelques UV pour préparer la peau au soleil', HEALTH],
    ['Le bronzage prépare votre peau à l’été', HEALTH],
    ['Les bienfaits des UV', HEALTH],
    ['Une séance d’UV est bonne pour le moral', HEALTH],
    ['Les UV boostent vos défenses', HEALTH],
    ['Bronzer sans danger, toute l’année', HEALTH],
    ['Les U.V. soulagent ? Ils soignent l’eczéma', HEALTH],
  ])('%s', (text, reason) => {
    expect(uvReasons([text], 'text').join('\n')).toMatch(reason)
  })
})

describe('nothing is said of', () => {
  test.each([
    'Bronzage UV : séance de 8 min, 8 €',
    'La cabine UV est fermée du 3 au 10 août.',
    'Nouveau : les lunettes de la cabine UV sont changées.',
    'Le bronzage UV provoque des cancers de la peau ; il n’a pas d’effet bénéfique pour la santé.',
    'Les UV sont dangereux pour la santé.',
    'Une séance d’UV ne prépare pas la peau au soleil.',
    'Le bronzage en cabine n’est jamais gratuit, ni illimité.',
    'Une notice vous est remise avant la séance de bronzage.',
    'Gommage offert avec un autobronzant',
    'Une huile bronzante offerte',
    'Bronzage sans UV : -20 %',
    'Vernis séché sous lampe UV : 20 % de remise',
    'Pose de gel UV, la dépose offerte',
    'Lampe UV/LED : promotion',
    'Une crème contre les UV offerte',
    'Protection UV : -10 % sur les crèmes solaires',
    'Un soin gratuit pour prolonger votre bronzage',
    'Après-soleil : 2 pour 1',
    '-20 % sur tous les soins, hors bronzage UV',
    '-20 % sur tous les soins, à l’exception du bronzage UV',
    'Remise de 10 % ; elle ne porte pas sur le bronzage UV.',
    'Promotion de printemps. Le bronzage UV est exclu de cette promotion.',
    'Le bronzage UV ne donne ni point ni remise.',
    'Nous ouvrons le dimanche, café offert',
    'Le UVA et le UVB, expliqués : atelier gratuit',
    'Vitamine D et alimentation : atelier gratuit',
    'Ouvert à louvoyer, cuvette offerte',
  ])('%s', (text) => {
    expect(uvReasons([text], 'text')).toEqual([])
  })

  test('two passages that have nothing to do with each other', () => {
    expect(uvReasons(['La cabine UV rouvre lundi', 'Thé offert à tous'], 'text')).toEqual([])
  })

  test('what the site says itself of UV tanning', () => {
    const { title, description, tarifs, questions } = UV_TREATMENT
    const priced = tarifs.map(({ name, price }) => `${name} ${price}`)
    const asked = questions.map(({ question, answer }) => `${question}\n${answer}`)
    expect(uvReasons([title, description, ...priced, ...asked.slice(1)], 'text')).toEqual([])
  })

  test('the first content', () => {
    // The terms of sale say what is forbidden.
    const texts = JSON.stringify([{ ...FIRST_CONTENT, cgv: {} }, ARTICLES]).split('",')
    expect(uvReasons(texts, 'text')).toEqual([])
  })
})

describe('an offer, which is a promotion by itself,', () => {
  test.each(['Bronzage UV : 8 €', 'Duo : un modelage et dix minutes de cabine UV', 'Les ultra-violets du mois'])(
    'that names %s',
    (text) => expect(uvReasons([text], 'promotion')).toEqual([expect.stringContaining('est une promotion')]),
  )

  test.each([
    'Offre non valable sur le bronzage UV',
    'Tous les soins sauf le bronzage UV',
    'Offre ne pouvant pas servir pour le bronzage',
    'Crème solaire, protection UV : 19 €',
    'Semi-permanent sous lampe UV',
    'Autobronzant : 12 €',
  ])('but not %s', (text) => expect(uvReasons([text], 'promotion')).toEqual([]))
})

test('the words are quoted as they were written', () => {
  expect(uvReasons(['Séance d’Ultra-Violets ILLIMITÉE'], 'text')).toEqual([
    "« Ultra-Violets » et « ILLIMITÉE » : il est interdit d'en proposer l'utilisation gratuite ou à volonté.",
  ])
})
