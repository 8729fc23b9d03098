/*
 * Lets a passkey sign in, or take the second step of a sign-in. A classic script after its form, on the page that has
 * one: without it, or where the browser knows no passkeys, the form stays hidden, and a password or a code does the same.
 */
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { isTakenOver } from '../../lib/when-ready'

const form = document.querySelector<HTMLFormElement>('form[data-passkey]')!
const problem = form.querySelector<HTMLElement>('[data-passkey-problem]')!
const button = form.querySelector('button')!

async function ask() {
  problem.hidden = true
  button.disabled = true
  try {
    const signed = await startAuthentication({ optionsJSON: JSON.parse(form.dataset['passkey']!) })
    form.querySelector('input')!.value = JSON.stringify(signed)
    form.submit()
  } catch {
    // Cancelled, too late, or no such key: browsers do not tell which.
    problem.hidden = false
    button.disabled = false
    button.focus()
  }
}

function show() {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void ask()
  })
  // Come back to, the page is as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) button.disabled = false
  })
  if (!form.dataset['alone']) button.focus()
}

if (browserSupportsWebAuthn() && isTakenOver) document.addEventListener('hydrated', show)
else if (browserSupportsWebAuthn()) show()
