import { afterEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../tests/support/logged.ts'
import { findOwnPicture, findPicture } from './pictures.server.ts'

const OWN = '/images/accueil/centre.jpg'

afterEach(() => vi.restoreAllMocks())

describe('findOwnPicture', () => {
  test('finds a picture with what a page shows of it, and nothing more', () => {
    const found = findOwnPicture(OWN)!
    expect(Object.keys(found).sort()).toEqual(['alt', 'height', 'src', 'version', 'widths', 'width'].sort())
    expect(found).toMatchObject({ src: OWN, version: expect.stringMatching(/^\w+$/), alt: expect.stringMatching(/./) })
  })

  test.each(['', '/images/soins/autre.jpg', 'https://other.example/p.jpg'])('has none at %j', (src) => {
    expect(findOwnPicture(src)).toBeUndefined()
  })
})

describe('findPicture', () => {
  test("prefers the picture's own text to the one that is given", () => {
    expect(findPicture(OWN, 'Titre')).toEqual(findOwnPicture(OWN))
  })

  test('shows another path of this site as it is, with the text that is given', () => {
    const src = '/medias/photo.jpg'
    expect(findPicture(src, 'Titre')).toEqual({ src, alt: 'Titre', widths: [], version: '' })
  })

  test.each([
    'https://other.example/p.jpg',
    '//other.example/p.jpg',
    '/\\other.example/p.jpg',
    '/\t/other.example/p.jpg',
    'images/accueil/centre.jpg',
    'mailto:a@b.example',
  ])('has nothing to show at %j, and logs it once', (src) => {
    const lines = captureLog()
    expect([findPicture(src, 'Titre'), findPicture(src)]).toEqual([undefined, undefined])
    expect(lines).toEqual([expect.objectContaining({ level: 'warn', event: 'picture-elsewhere', src })])
  })

  test('has nothing to say of no address', () => {
    const lines = captureLog()
    expect(findPicture('')).toBeUndefined()
    expect(lines).toEqual([])
  })
})
