/*
 * All the script that each visitor's page loads, and nothing that it cannot do without: each part
 * improves what HTML and CSS already do. In the head and blocking, to be there for `pagereveal`.
 */
import { giveTransitionsDirection } from './page-transitions'
import { enhanceMenus } from './menus'
import { beginFilms } from './film-controls'
import { enhanceNotice } from './notice'
import { holdForms } from './held-forms'
import { layOutLater } from './later-layout'
import { fetchPaperSheet } from './paper'
import { showPlainFaces } from './plain-faces'
import { revealPasswords } from './passwords'
import { isTakenOver, whenReady } from '../lib/when-ready'
import { reloadWhenTold } from './reload'
import { renewHours } from './hours'
import { enhanceShare } from './share'

giveTransitionsDirection()
beginFilms()
holdForms()
showPlainFaces()
revealPasswords()

if (!isTakenOver) {
  layOutLater()
  reloadWhenTold()
  renewHours()
}

whenReady(() => {
  fetchPaperSheet()
  enhanceMenus()
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) enhanceNotice(notice)
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) enhanceShare(button)
})
