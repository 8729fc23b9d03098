import { z } from 'zod'
import { lineSchema } from '../cms/kinds/line'
import { postOnly, readJson } from '../platform/json-answers.server'
import { refusedMedia, takenAnswer } from './answer-media.server'
import { administrator } from '../accounts/session.server'
import { siteContext } from '../platform/site-context.server'
import type { Route } from './+types/elsewhere-route'

const bodySchema = z.strictObject({ address: lineSchema })

export const loader = postOnly

/** Fetches the picture at an address of another site, once. */
export async function action({ context, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const { address } = await readJson(request, bodySchema)
  return context.get(siteContext).media.addFrom(address, user.uid).then(takenAnswer, refusedMedia)
}
