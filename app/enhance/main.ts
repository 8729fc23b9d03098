/*
 * All the script that a visitor's page loads, and nothing that it cannot do without: each part
 * improves what HTML and CSS already do. In the head and blocking, to be there for `pagereveal`.
 */
import { giveTransitionsDirection } from './page-transitions'
import { enhanceCarousel } from './carousel'
import { enhanceMenus } from './menus'
import { beginFilms } from './film-controls'
import { enhanceNotice } from './notice'
import { holdForm } from './held-forms'
import { awaitArrival } from './arrival'
import { layOutLater } from './later-layout'
import { fetchPaperSheet } from './paper'
import { revealPasswords } from './passwords'
import { reloadWhenTold } from './reload'
import { enhanceShare } from './share'

giveTransitionsDirection()
beginFilms()
revealPasswords()

// What React is to take over must stay as it was sent until it has.
const ready = 'hydration' in document.documentElement.dataset ? 'hydrated' : 'DOMContentLoaded'

if (ready !== 'hydrated') {
  layOutLater()
  reloadWhenTold()
}

document.addEventListener(ready, () => {
  fetchPaperSheet()
  enhanceMenus()
  for (const headline of document.querySelectorAll<HTMLElement>('[data-arrival]')) awaitArrival(headline)
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) enhanceCarousel(carousel)
  for (const words of document.querySelectorAll('[data-offline]')) holdForm(words.closest('form')!)
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) enhanceNotice(notice)
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) enhanceShare(button)
})
