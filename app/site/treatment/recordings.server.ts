import type { RouterContextProvider } from 'react-router'
import { PARAMETERS } from '../../lib/page-parameters.ts'
import { mediaSource } from '../../lib/media-source.ts'
import { findMediaAt } from '../../media/media.server.ts'
import { findOwnPicture } from '../../media/pictures.server.ts'
import { pagePolicyContext } from '../../platform/pages/page-policy.server.ts'
import { siteContext } from '../../platform/site-context.server.ts'
import type { RecordingView } from './recording.tsx'

/**
 * Makes of a list of addresses what the page shows of them. What another site plays is part of the
 * page, and its host of the page's policy, only when the request asks for it.
 */
export async function recordingViews(
  addresses: string[],
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<RecordingView[]> {
  const asked = Number(new URL(request.url).searchParams.get(PARAMETERS.recording))
  const policy = context.get(pagePolicyContext)
  const taken = await findMediaAt(context.get(siteContext).db, addresses)
  const sources = addresses.map(mediaSource).filter((source) => source !== undefined)
  return sources.map((media, index) => {
    const isAsked = media.kind !== 'own' && index + 1 === asked
    if (isAsked) (media.kind === 'player' ? policy.frames : policy.media).push(media.origin)
    const poster = media.kind === 'own' ? findOwnPicture(media.src.replace(/\.\w+$/, '.jpg')) : undefined
    const { width, height } = taken.get(media.src) ?? poster ?? {}
    return { media, poster, size: width && height ? { width, height } : undefined, asked: isAsked }
  })
}
