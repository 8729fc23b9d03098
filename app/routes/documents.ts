import { isCollection } from '../content/collections'
import { admit } from '../http/session.server'
import { siteContext } from '../http/site-context.server'
import { findDocument, listDocuments } from '../store/documents.server'
import type { Route } from './+types/documents'

/** A document, or a whole collection in its order, as it stands now. */
export async function loader({ context, params: { collection, id } }: Route.LoaderArgs) {
  admit(context)
  const { db } = context.get(siteContext)
  if (!isCollection(collection)) return new Response(null, { status: 404 })
  if (id === undefined) return Response.json(await listDocuments(db, collection))
  const document = await findDocument(db, collection, id)
  return document ? Response.json(document) : new Response(null, { status: 404 })
}
