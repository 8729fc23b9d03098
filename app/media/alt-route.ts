import { z } from 'zod'
import { ALT_LIMIT } from './media'
import { failedWrite, postOnly, readJson } from '../platform/json-answers.server'
import { siteContext } from '../platform/site-context.server'
import { describeMedia, mediaFacts, type Described } from './media.server'
import type { Route } from './+types/alt-route'

/** `was` is the text that the writer has seen. */
const bodySchema = z.strictObject({
  src: z.string(),
  alt: z.string().trim().max(ALT_LIMIT),
  was: z.string().trim().optional(),
})

export const loader = postOnly

/** Gives a picture another alternative text, wherever it is shown; answers 409 with the one that it has where that was not seen. */
export async function action({ context, request }: Route.ActionArgs) {
  const { src, alt, was } = await readJson(request, bodySchema)
  return describeMedia(context.get(siteContext).db, { src, alt, was }).then(answer, failedWrite)
}

function answer(described: Described | undefined): Response {
  if (!described) return new Response(null, { status: 404 })
  return Response.json(mediaFacts(described.media), { status: described.isUnseen ? 409 : 200 })
}
