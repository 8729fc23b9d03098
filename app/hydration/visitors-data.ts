import type { PageData } from './page-data'

/** A page with what the server gives a visitor of it. Who is signed in stays so; a page with other routes is left alone. */
export function withVisitorsData(page: PageData, visitors: PageData | undefined): PageData {
  const isSame = page.matches.every(({ id }, place) => visitors?.matches[place]?.id === id)
  if (!visitors || !isSame) return page
  const matches = page.matches.map((match, place) => {
    const { loaderData } = visitors.matches[place]!
    const own = place === 0 ? (match.loaderData as object) : undefined
    return { ...match, loaderData: own ? { ...own, ...(loaderData as object) } : loaderData }
  })
  const shown: PageData = { ...page, matches }
  if (visitors.error) shown.error = visitors.error
  else delete shown.error
  return shown
}
