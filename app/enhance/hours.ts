/** Shows what is so of the hours where somebody comes back to a page, hours or days later, that says what was. */
export function renewHours(): void {
  const renew = async () => {
    const shown = document.querySelectorAll<HTMLElement>('[data-until]')
    if (document.hidden || !(Number(shown[0]?.dataset['until']) < Date.now())) return
    const answer = await fetch(location.href)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    page.querySelectorAll('[data-until]').forEach((part, place) => shown[place]?.replaceWith(part))
  }
  for (const event of ['pageshow', 'visibilitychange'])
    addEventListener(event, () => void renew().catch(() => undefined))
}
