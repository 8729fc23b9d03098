import { inOneLine } from './address-lines.ts'

/**
 * Makes the address of the way to a place, which a telephone opens in its map application and any other browser as a
 * page. Nothing is asked of that site before. Source: Google, « Maps URLs », Directions.
 */
export function directionsTo(...place: string[]): string {
  const destination = inOneLine(place)
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}

/** Makes the address of a place on the same map. Source: Google, « Maps URLs », Search. */
export function mapOf(...place: string[]): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: inOneLine(place) })}`
}
