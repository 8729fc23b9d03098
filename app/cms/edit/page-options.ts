/** The pages of the site that its menu and its foot lead to, by their names, as options of a datalist. */
export function pageOptions(): { value: string; label: string }[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="/"], footer nav a[href^="/"]')
  const names = new Map([...links].map((one) => [one.getAttribute('href')!, one.textContent.trim()]))
  return [...names].map(([value, label]) => ({ value, label }))
}
