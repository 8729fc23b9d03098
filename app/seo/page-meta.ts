/** A picture as those who share a page show it: by its whole address. */
export interface SharedPicture {
  url: string
  alt: string
  width?: number | undefined
  height?: number | undefined
}

/** A page's title and description, for search engines and whoever shares it. */
export interface Words {
  title: string
  description: string
}

/** All that a page says of itself to machines. */
export interface PageMeta extends Words {
  /** The key of the page. */
  page: string
  /** The words that stand where nobody has written others. */
  derived: Words
  /** The document that holds the other words; version 0 where nothing ever has. */
  written: { id: string; version: number; titre: string; description: string; masque: boolean }
  /** The whole address, as search engines know it; its path alone while the site's own is not known. */
  url: string
  siteName: string
  /** When it was published, of an article. */
  published?: string | undefined
  /** Whether search engines are asked to leave it out. */
  isHidden: boolean
  picture: SharedPicture
  /** JSON-LD, safe within a script element; search engines see no administrator's page. */
  data?: string | undefined
}

/** What is said where a page is withdrawn. */
export const WITHDRAWN = 'Ne proposer cette page ni dans le plan du site ni aux moteurs de recherche'

/** How much of each a search engine shows, in characters. */
export const SHOWN = { title: 60, description: 155 }
