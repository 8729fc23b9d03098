/** Where the feed of the news is. */
export const FEED_PATH = '/actualites.atom'

/** Tells readers of feeds where the news are. */
export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title="Nos Actualités" href={FEED_PATH} />
}
