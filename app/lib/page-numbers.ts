/** Reads the number of a page as an address has it, from 1. Returns undefined for anything but its one spelling. */
export function readPageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined
}

/** Chooses which pages are named beside one: the ends, itself and its neighbours. Undefined stands for several left out. */
export function namedPages(page: number, count: number): (number | undefined)[] {
  const named = [...new Set([1, page - 1, page, page + 1, count])].filter((one) => one >= 1 && one <= count)
  return named.flatMap((one, index) => {
    const skipped = one - (named[index - 1] ?? 0) - 1
    if (skipped === 0) return [one]
    return [skipped === 1 ? one - 1 : undefined, one]
  })
}
