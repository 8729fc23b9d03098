import { z } from 'zod'
import { ALT_LIMIT } from './media'
import { failedWrite, postOnly, readJson } from '../platform/json-answers.server'
import { siteContext } from '../platform/site-context.server'
import { describeMedia, mediaFacts, type Media } from './media.server'
import type { Route } from './+types/alt-route'

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
