import { z } from 'zod'
import { ALT_LIMIT } from '../content/media'
import { failedWrite, postOnly, readJson } from '../http/changes.server'
import { siteContext } from '../http/site-context.server'
import { describeMedia, mediaFacts, type Media } from '../store/media.server'
import type { Route } from './+types/media-alt'

const bodySchema = z.strictObject({ src: z.string(), alt: z.string().trim().max(ALT_LIMIT) })

export const loader = postOnly

/** Gives a picture another alternative text, wherever it is shown. */
export async function action({ context, request }: Route.ActionArgs) {
  const { src, alt } = await readJson(request, bodySchema)
  return describeMedia(context.get(siteContext).db, src, alt).then(answer, failedWrite)
}

function answer(media: Media | undefined): Response {
  return media ? Response.json(mediaFacts(media)) : new Response(null, { status: 404 })
}
