/**
 * Makes the address of the way to a place, which a telephone opens in its map application and any other browser as a
 * page. Nothing is asked of that site before. Source: Google, « Maps URLs », Directions.
 */
export function directionsTo(...place: string[]): string {
  const destination = place.filter((part) => part.trim() !== '').join(', ')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
