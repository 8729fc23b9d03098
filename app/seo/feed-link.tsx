import { fr } from '../lib/french-typography.ts'

/** Where the feed of the news is. */
export const FEED_PATH = '/actualites.atom'

/** Tells readers of feeds where the news are. */
export function FeedLink({ title }: { title: string }) {
  return <link rel="alternate" type="application/atom+xml" title={fr(title)} href={FEED_PATH} />
}
