/*
 * All the script that a visitor's page loads, and nothing that it cannot do without: each part
 * improves what HTML and CSS already do. In the head and blocking, to be there for `pagereveal`.
 */
import { giveTransitionsDirection } from './page-transitions'
import { enhanceCarousel } from './carousel'
import { enhanceMenus } from './menus'
import { enhanceNotice } from './notice'
import { awaitArrival } from './arrival'

giveTransitionsDirection()

document.addEventListener('DOMContentLoaded', () => {
  enhanceMenus()
  for (const headline of document.querySelectorAll<HTMLElement>('[data-arrival]')) awaitArrival(headline)
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) enhanceCarousel(carousel)
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) enhanceNotice(notice)
})
