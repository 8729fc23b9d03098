import { z } from 'zod'
import { lineSchema } from '../content/kinds/line'
import { postOnly, readJson } from '../http/changes.server'
import { refusedMedia, takenAnswer } from '../http/media.server'
import { administrator } from '../http/session.server'
import { siteContext } from '../http/site-context.server'
import type { Route } from './+types/media-elsewhere'

const bodySchema = z.strictObject({ address: lineSchema })

export const loader = postOnly

/** Fetches the picture at an address of another site, once. */
export async function action({ context, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const { address } = await readJson(request, bodySchema)
  return context.get(siteContext).media.addFrom(address, user.uid).then(takenAnswer, refusedMedia)
}
