import { rebasedStyle, scopedRule, scopedStyle } from './scoped-style'

/** Marks what the service puts beside the page: a window over it. Its styles reach there as well. */
const PART = 'data-booking-part'

/**
 * Keeps the styles that the service adds to the document from reaching anything but its container, and what it puts
 * beside the page. Returns what takes them away.
 */
export function containStyles(container: HTMLElement): () => void {
  const roots = `#${container.id}, [${PART}]`
  const added = new Set<Element>()
  /** What was already contained, by the text that did so. */
  const contained = new WeakMap<HTMLStyleElement, string>()
  let ended = false
  // React puts its own name on what it makes: how to tell what belongs to this page.
  const own = Object.keys(container.parentElement!).find((name) => name.startsWith('__reactFiber$'))

  function write(style: HTMLStyleElement, text: string) {
    contained.set(style, text)
    style.textContent = text
  }

  function containStyle(style: HTMLStyleElement) {
    added.add(style)
    // Without a text its rules are inserted one by one: see below.
    if (style.textContent.trim() === '' || contained.get(style) === style.textContent) return
    write(style, scopedStyle(style.textContent, roots))
  }

  /** A sheet that may not be read is at least weaker than any rule of the page. */
  async function containLink(link: HTMLLinkElement) {
    added.add(link)
    const { href } = link
    link.media = 'not all'
    const text = await fetch(href)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then(
        (css) => scopedStyle(rebasedStyle(css, href), roots),
        () => `@import url(${JSON.stringify(href)}) layer(booking);`,
      )
    if (ended) return
    const style = document.createElement('style')
    write(style, text)
    link.after(style)
  }

  function receive(node: Element) {
    if (node instanceof HTMLStyleElement) containStyle(node)
    else if (node instanceof HTMLLinkElement) {
      const isForeign = node.relList.contains('stylesheet') && new URL(node.href).origin !== location.origin
      if (isForeign && !added.has(node)) void containLink(node)
    } else {
      if (node.parentElement === document.body && node.tagName !== 'SCRIPT' && !(own && own in node)) {
        added.add(node)
        node.setAttribute(PART, '')
      }
      for (const sheet of node.querySelectorAll('style, link')) receive(sheet)
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const style = target instanceof Element ? target : target.parentElement
      if (style instanceof HTMLStyleElement) containStyle(style)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) receive(node)
    }
  })
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })

  const sheets = CSSStyleSheet.prototype
  const { insertRule } = sheets
  sheets.insertRule = function (this: CSSStyleSheet, rule, index) {
    const isForeign = this.ownerNode instanceof HTMLStyleElement
    return insertRule.call(this, isForeign ? scopedRule(rule, roots) : rule, index)
  }

  return () => {
    ended = true
    observer.disconnect()
    sheets.insertRule = insertRule
    for (const element of added) element.remove()
    for (const style of document.querySelectorAll('style')) if (contained.has(style)) style.remove()
  }
}
