import { mediaSource } from '../../lib/media-source'
import type { RecordingView } from './recording'

/** Makes of addresses what the page shows of them: as it came with them, or as they were added since. */
export function recordingsOf(addresses: string[], known: RecordingView[]): RecordingView[] {
  return addresses.flatMap((address) => {
    const standing = known.find(({ media }) => ('page' in media ? media.page : media.src) === address)
    const media = mediaSource(address)
    return standing ?? (media ? { media, asked: false } : [])
  })
}
