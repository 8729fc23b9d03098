/** What tells a line of a price list from a heading. */
interface Line {
  price: string
  link?: string | undefined
}

/** Says whether a line heads those that follow it. */
export const isHeading = ({ price, link }: Line) => price.trim() === '' && !link

/** Takes lines from a price list, and each heading that stood above some of them and would stand above nothing. */
export function withoutLines<T extends Line>(tarifs: T[], isTaken: (tarif: T) => boolean): T[] {
  return tarifs.filter((tarif, place) => {
    if (!isHeading(tarif)) return !isTaken(tarif)
    const end = tarifs.findIndex((one, other) => other > place && isHeading(one))
    const below = tarifs.slice(place + 1, end === -1 ? undefined : end)
    return below.length === 0 || !below.every(isTaken)
  })
}
