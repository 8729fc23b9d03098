import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

interface Place {
  /** Of what it is in: the innermost that has this text. */
  within?: { selector: string; text: string }
}

/** Looks for what is seen and has a name, in a page; returns its middle once nothing else covers that. */
function findMiddle(selector: string, name: string, within?: { selector: string; text: string }) {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => plain(element.getAttribute('aria-label') ?? element.textContent)
  const around = within
    ? [...document.querySelectorAll(within.selector)].filter((element) =>
        plain(element.textContent).includes(within.text),
      )
    : [document.documentElement]
  const found = around.at(-1)?.querySelectorAll<HTMLElement>(selector)
  const element = [...(found ?? [])].find((one) => nameOf(one) === name && one.checkVisibility())
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  const top = document.elementFromPoint(middle.x, middle.y)
  return top && (element.contains(top) || top.contains(element)) ? middle : null
}

/** The name of the field with the focus, in a page. */
function nameOfFocused(): string {
  const field = document.activeElement as HTMLInputElement | null
  return field?.getAttribute('aria-label') ?? field?.labels?.[0]?.textContent?.trim() ?? ''
}

/** What a person does with an engine, by the names that she sees. */
export function handOf(engine: Engine) {
  const keys = (values: string[]) =>
    engine.act([
      {
        type: 'key',
        id: 'keys',
        actions: values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  const type = (text: string) => keys([...text])
  return {
    async press(selector: string, name: string, { within }: Place = {}): Promise<void> {
      let middle: { x: number; y: number } | null = null
      // The page may still be on its way to what was typed last.
      const isStill = async () => {
        const before = middle
        middle = await engine.run(findMiddle, selector, name, within)
        // Firefox centres to one pixel and to the next by turns.
        return middle !== null && before !== null && middle.x === before.x && Math.abs(middle.y - before.y) <= 1
      }
      await expect.poll(isStill, { message: `${selector} « ${name} »` }).toBe(true)
      const actions = [
        { type: 'pointerMove', ...middle! },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
    },
    /** Draws one of what a selector finds to the place of another. */
    async draw(selector: string, from: number, to: number): Promise<void> {
      const middles = await engine.run((one) => {
        const found = [...document.querySelectorAll<HTMLElement>(one)]
        found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return found.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
        })
      }, selector)
      const [first, last] = [middles[from]!, middles[to]!]
      const halfway = { x: first.x, y: Math.round((first.y + last.y) / 2) }
      const actions = [
        { type: 'pointerMove', ...first },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerMove', duration: 200, ...halfway },
        { type: 'pointerMove', duration: 200, x: last.x, y: last.y + 4 },
        { type: 'pause', duration: 200 },
        { type: 'pointerUp', button: 0 },
      ]
      await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
    },
    type,
    /** Waits until the field of this name has the focus. */
    hasFocus: (name: string) => expect.poll(() => engine.run(nameOfFocused)).toBe(name),
    /** Types in place of all that the field with the focus holds, once that is the one of this name. */
    async fills(name: string, text: string): Promise<void> {
      await expect.poll(() => engine.run(nameOfFocused)).toBe(name)
      await engine.act([
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value: '\uE009' },
            { type: 'keyDown', value: 'a' },
            { type: 'keyUp', value: 'a' },
            { type: 'keyUp', value: '\uE009' },
          ],
        },
      ])
      await type(text)
    },
    /** Waits until a page, or what a selector stands for in it, shows a text. */
    async sees(text: string, selector = 'body'): Promise<void> {
      const shown = () =>
        engine.run(
          (one) =>
            [...document.querySelectorAll<HTMLElement>(one)].map(({ innerText }) => innerText.replace(/\s+/g, ' ')),
          selector,
        )
      await expect.poll(async () => (await shown()).join(' | ')).toContain(text)
    },
    /** Waits until the page is that of an address. */
    async isAt(path: string): Promise<void> {
      await expect.poll(() => engine.run(() => location.pathname + location.search)).toBe(path)
    },
  }
}
