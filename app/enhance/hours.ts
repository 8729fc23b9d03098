/** Shows what is so of the hours where somebody comes back to a page, hours or days later, that says what was. */
export function renewHours(): void {
  const renew = async () => {
    const until = document.querySelector<HTMLElement>('[data-until]')?.dataset['until']
    if (document.hidden || !(Number(until) < Date.now())) return
    // Chromium would give the old page for as long as caches in front may.
    const answer = await fetch(location.href, { cache: 'no-cache' })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    // Of a server that fails, or a network that asks for its own page first, nothing is learnt.
    if (answer.status > 499 || !page.querySelector('[data-until]')) return
    for (const part of document.querySelectorAll<HTMLElement>('[data-now]')) {
      const now = page.querySelector(`[data-now=${part.dataset['now']}]`) ?? ''
      if (now && part.querySelector('[open]')) now.querySelector('details')?.setAttribute('open', '')
      part.replaceWith(now)
    }
  }
  for (const event of ['pageshow', 'visibilitychange'])
    addEventListener(event, () => void renew().catch(() => undefined))
}
