import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PasskeysState } from './passkeys'
import { Passkeys } from './view'

const KEY = { id: 'a', name: 'Téléphone', times: '' }

const written = (state: Partial<PasskeysState>) => {
  const whole = { passkeys: [], isPossible: true, isFull: false, hasApp: false, codesLeft: 10, ...state }
  const page = renderToStaticMarkup(<Passkeys state={whole} email="camille@exemple.fr" answer={undefined} />)
  return page.replaceAll('\u00a0', ' ')
}

test('the Enter key removes no key, and makes no codes anew', () => {
  for (const state of [
    { isFull: true, hasApp: true },
    { isPossible: false, hasApp: true },
    { isFull: true },
    { isPossible: false },
  ]) {
    const buttons = written({ ...state, passkeys: [KEY] }).match(/<button[^>]*>/g)!
    const first = buttons.find((button) => !button.includes('type="button"'))
    expect(first).toContain('disabled')
  }
  expect(written({ passkeys: [KEY] })).toMatch(/^(?:(?!<button (?!type="button"))[^])*<button[^>]*value="begin"/)
})

test('where there can be no key, no password is asked for', () => {
  expect(written({})).toContain('redonnez votre mot de passe')
  expect(written({ isPossible: false })).not.toContain('mot de passe')
})
