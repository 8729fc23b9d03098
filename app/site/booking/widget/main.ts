/*
 * Brings the booking service into the page and takes it out again when the page is left. A classic script after the
 * place that it fills, on the pages that have one: docs/decisions/009.
 */
import type { BookingWidget } from '../../../lib/booking-link'
import { isTakenOver } from '../../../lib/when-ready'
import { showBooking } from './show-booking'

const { dataset } = document.querySelector<HTMLElement>('script[data-booking]')!
const widget = JSON.parse(dataset['booking']!) as BookingWidget

let alive = !isTakenOver
let shown = false
let leave: (() => void) | undefined

function enter() {
  if (alive && shown) leave ??= showBooking(widget)
}

document.addEventListener('hydrated', () => {
  alive = true
  enter()
})
// Right after `load`, and again when a browser gives back a page that it had kept.
addEventListener('pageshow', () => {
  shown = true
  enter()
})
addEventListener('pagehide', () => {
  shown = false
  leave?.()
  leave = undefined
})
