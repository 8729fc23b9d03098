import { PRIVATE_PARTS } from '../cms/documents/page-keys.ts'
import { escapeXml } from '../lib/xml.ts'

/** A page as search engines are told of it. */
export interface SitemapEntry {
  url: string
  /** ISO timestamp of its last change; undefined where that is not known. */
  changed?: string | undefined
}

/** Writes the list of pages for search engines. Source: sitemaps.org, protocol 0.9. */
export function sitemap(entries: SitemapEntry[]): string {
  const urls = entries.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** What search engines have no business with, by how the address begins. */
const PRIVATE = [...PRIVATE_PARTS.map((part) => `/${part}`), '/api/', '/login', '/deconnexion']

/** Writes the rules for search engines; without the list of pages while the site's address is not known. Source: RFC 9309. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}
