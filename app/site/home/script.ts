/* What the home page's script has beside app/enhance. */
import { awaitArrival } from './arrival'
import { enhanceCarousel } from './enhance-carousel'
import { whenReady } from '../../lib/when-ready'

whenReady(() => {
  for (const headline of document.querySelectorAll<HTMLElement>('[data-arrival]')) awaitArrival(headline)
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) enhanceCarousel(carousel)
})
