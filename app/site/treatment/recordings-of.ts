import type { FilmTexts } from './definition'
import { mediaSource, type MediaSource } from '../../lib/media-source'
import type { RecordingView } from './recording'

/** Makes of addresses what the page shows of them: as it came with them, or as they were added since. */
export function recordingsOf(addresses: string[], known: RecordingView[]): RecordingView[] {
  return addresses.flatMap((address) => {
    const standing = known.find(({ media }) => addressOf(media) === address)
    const media = mediaSource(address)
    return standing ?? (media ? { media, asked: false } : [])
  })
}

/** Finds what is said of a recording for those who do not see or hear it. */
export function textsOf<T extends Pick<FilmTexts, 'video'>>(media: MediaSource, texts: T[] = []): T | undefined {
  return texts.find(({ video }) => video === addressOf(media))
}

/** The address of a recording, as documents have it. */
export const addressOf = (media: MediaSource) => ('page' in media ? media.page : media.src)

/** Whether a recording is shown by this site, and so with captions of this site. */
export const hasOwnCaptions = (media: MediaSource) => media.kind !== 'player' && media.medium === 'video'

/** How much of an address tells a film from the others of its page, in characters: places have a limit. */
const TOLD = 200

/** Where what is typed of a recording is kept, by the id of its treatment and its address. */
export const textsPlace = (id: string, address: string) => `categories/${id}/textesVideos/${address.slice(-TOLD)}`
