import { describe, expect, test } from 'vitest'
import { TREATMENTS } from '../treatment/first-content.ts'
import { CENTRE } from '../centre/first-content.ts'
import { UV_TREATMENT } from '../treatment/uv-first-content.ts'
import { accessibility, pagesWithUntoldFilms } from './accessibility.ts'
import { identityGaps } from './identity-gaps.ts'
import { legalNotice } from './notice.ts'
import { TERMS, termsOfSale } from './terms-first-content.ts'

const text = (sections: { html: string }[]) => sections.map(({ html }) => html).join('\n')
const BARE = { ...CENTRE, contact: { telephone: '', email: ' ' }, mentions: {} }

describe('what is missing of the identity', () => {
  test('is marked by its name wherever the law asks for it', () => {
    const marks = [...text(legalNotice(BARE)).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, words]) => words)
    expect(marks).toEqual(expect.arrayContaining(['à compléter : numéro SIRET', 'à compléter : e-mail']))
    expect(text(termsOfSale(BARE))).toContain('<mark>à compléter : médiateur de la consommation</mark>')
  })

  test('is told to the administrators, and so is what came with the site', () => {
    const bare = identityGaps(BARE)
    expect(bare.missing).toHaveLength(10)
    expect(bare.fictitious).not.toContain('numéro SIRET')
    const first = identityGaps(CENTRE)
    expect(first.missing).toEqual([])
    expect(first.fictitious).toContain('numéro SIRET')
    const mentions = { ...CENTRE.mentions, siret: '123 456 782 00015' }
    expect(identityGaps({ ...CENTRE, mentions }).fictitious).not.toContain('numéro SIRET')
  })

  test('leaves no mark once it is there, and no value can bring a tag', () => {
    const notice = text(legalNotice({ ...CENTRE, nom: '<b>Institut & Co</b>' }))
    expect(notice).not.toContain('<mark>')
    expect(notice).toContain('&lt;b&gt;Institut &amp; Co')
  })
})

test('the loyalty discount is said once, and is the better one for the consumer', () => {
  expect(TERMS.loyaltyDiscount).toBe(20)
  const loyalty = termsOfSale(CENTRE).find(({ title }) => title === 'Carte de fidélité')!
  expect([...loyalty.html.matchAll(/(\d+) %/g)].map(([, figure]) => figure)).toEqual(['20'])
})

describe('the declaration of accessibility', () => {
  const page = (texte?: string) => ({
    title: 'Soins <du> visage',
    href: '/soins/visage',
    videos: ['/videos/a.mp4'],
    ...(texte !== undefined && { textesVideos: [{ video: '/videos/a.mp4', texte }] }),
  })
  const declared = (texte?: string) => text(accessibility(CENTRE, pagesWithUntoldFilms([page(texte)])))

  test.each([undefined, '', '<p></p>'])('names the page of a film whose transcription is %j', (texte) => {
    expect(declared(texte)).toContain('<a href="/soins/visage">Soins &lt;du&gt; visage</a>')
    expect(declared(texte)).not.toContain('les films sans équivalent écrit (4.1)')
  })

  test('says that films have what was missing once each of them has', () => {
    expect(declared('<p>Une main.</p>')).not.toContain('Films (critère 4.1)')
    expect(declared('<p>Une main.</p>')).toContain('les films sans équivalent écrit (4.1)')
  })

  test('has nothing to say of the films that come with the site', () => {
    const treatments = [...Object.values(TREATMENTS), UV_TREATMENT].map((page) => ({ ...page, href: '/' }))
    expect(treatments.flatMap(({ videos }) => videos)).toHaveLength(5)
    expect(pagesWithUntoldFilms(treatments)).toEqual([])
  })
})
