import { FEED_PATH } from '../../seo/feed-link.tsx'
import { fr } from '../../lib/french-typography.ts'
import { escapeXml } from '../../lib/xml.ts'
import type { NewArticle } from './definition.ts'
import type { SharedPicture } from '../../seo/page-meta.ts'

/** An article as the feed tells it. */
export interface FeedArticle extends NewArticle {
  id: string
  /** The last part of its page's address; its id leads there as well. */
  address?: string | undefined
  /** ISO timestamp, UTC. */
  updatedAt: string
  picture?: SharedPicture | undefined
}

interface Feed {
  origin: string
  nom: string
  /** What the page of the news is called. */
  title: string
  /** ISO timestamp of the last change to any article, deletions included. */
  changed: string
  articles: FeedArticle[]
}

/** Writes the news as an Atom feed. Source: RFC 4287. */
export function newsFeed({ origin, nom, title, changed, articles }: Feed): string {
  const page = `${origin}/actualites`
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<title>${escapeXml([title, nom].filter(Boolean).join(' | '))}</title>
<id>${escapeXml(page)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + FEED_PATH)}"/>
<updated>${escapeXml(changed)}</updated>
<author><name>${escapeXml(nom || origin)}</name></author>
${articles.map((article) => entry(article, page)).join('\n')}
</feed>
`
}

function entry({ id, address = id, titre, contenu, date, updatedAt, picture }: FeedArticle, page: string): string {
  // Readers of feeds know an article by what this has been from the first, and would show it again by another.
  const known = escapeXml(`${page}#${encodeURIComponent(id)}`)
  const image = picture ? `<p><img src="${escapeXml(picture.url)}" alt="${escapeXml(fr(picture.alt))}"></p>` : ''
  const parts = contenu.map(
    ({ sousTitre, texte }) =>
      (sousTitre ? `<h3>${escapeXml(fr(sousTitre))}</h3>` : '') +
      (texte ? `<p>${escapeXml(fr(texte)).replaceAll('\n', '<br>')}</p>` : ''),
  )
  return `<entry>
<title>${escapeXml(fr(titre) || 'Sans titre')}</title>
<id>${known}</id>
<link rel="alternate" type="text/html" href="${escapeXml(`${page}/${encodeURIComponent(address)}`)}"/>
${date ? `<published>${escapeXml(date)}</published>\n` : ''}<updated>${escapeXml(updatedAt)}</updated>
<content type="html">${escapeXml(image + parts.join(''))}</content>
</entry>`
}
