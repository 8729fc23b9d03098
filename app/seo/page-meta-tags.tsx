import type { PageMeta as Meta } from './page-meta'

/** What a page says of itself to search engines and to those who share it. */
export function PageMeta({ title, description, url, siteName, published, isHidden, picture }: Meta) {
  // Whoever shares a page has no other address to begin at.
  const isWhole = !url.startsWith('/')
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isHidden ? 'noindex' : 'max-image-preview:large'} />
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isWhole && (
        <>
          <meta property="og:url" content={url} />
          <meta property="og:image" content={picture.url} />
          {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
          {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {isWhole && (
        <>
          <meta name="twitter:image" content={picture.url} />
          <meta name="twitter:image:alt" content={picture.alt} />
        </>
      )}
    </>
  )
}
