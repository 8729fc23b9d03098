import { expect, type Page } from '@playwright/test'

/** A picture as a page draws it. Widths are in pixels: of CSS where drawn, of the file where taken. */
export interface DrawnPicture {
  address: string
  format: string | undefined
  /** As wide as the whole picture is, what its box cuts away included. */
  drawn: number
  taken: number
  /** The widths that there were to choose from. */
  offered: number[]
}

/** Has the browser choose anew among the variants of every picture of a page, at the screen's present width. */
export async function drawnPictures(page: Page): Promise<DrawnPicture[]> {
  // What is far below has no size before its turn to be laid out, and a browser need not ask for it until then.
  await expect(page.locator('[data-below]')).toHaveCount(0)
  return page.evaluate(async () => {
    // A browser keeps the larger variant that it has, on any page: these are new to it.
    for (const picture of document.querySelectorAll('picture')) {
      const fresh = picture.cloneNode(true) as HTMLPictureElement
      for (const source of fresh.querySelectorAll('source'))
        source.srcset = source.srcset.replaceAll(/\?v=\S+/g, `?v=${performance.now()}`)
      for (const image of fresh.querySelectorAll('img')) image.loading = 'eager'
      picture.replaceWith(fresh)
    }
    const images = [...document.querySelectorAll<HTMLImageElement>('picture:has(source) img')]
    const visible = images.filter((image) => image.getClientRects().length > 0)
    await Promise.all(visible.map((image) => image.decode()))
    const widthsOf = (text: string) => [...text.matchAll(/-(\d+)\.\w+(?:\?|\s|$)/g)].map(([, width]) => Number(width))
    return visible.map((image) => {
      const { pathname } = new URL(image.currentSrc)
      const sources = [...image.parentElement!.querySelectorAll('source')]
      return {
        address: pathname,
        format: /\.(\w+)$/.exec(pathname)?.[1],
        drawn: Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight),
        taken: widthsOf(pathname)[0] ?? NaN,
        offered: widthsOf(sources.find(({ srcset }) => srcset.includes(pathname))?.srcset ?? ''),
      }
    })
  })
}
