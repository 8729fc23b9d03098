import type { OpeningStatus, TodaysNotice } from './opening.ts'

/** Writes what is to be known of today, and when the centre opens again where the words do not say it. */
export function noticeWords({ words, isException }: TodaysNotice, status: OpeningStatus | undefined): string {
  // « Fermé » alone is said already.
  if (isException || !status || words.startsWith(status.words)) return words
  return `${words}. ${status.words}`
}
