import { definitionOf, fixedId, isCollection, type CollectionName } from '../documents/collections'
import { pageCount, PAGE_SIZE } from '../documents/lists'
import { withoutSecrets } from '../documents/secrets'
import { siteContext, type Site } from '../../platform/site-context.server'
import { readPageNumber } from '../../lib/page-numbers'
import { countDocuments, listPage, rankOf } from '../documents/document-pages.server'
import { findDocument, listDocuments } from '../documents/documents.server'
import { hasPages } from '../documents/new-pages.server'
import { addressNow } from '../documents/page-addresses.server'
import type { Route } from './+types/documents-route'

/** A document, wherever it stands by now, or a whole collection in its order, or the page of it that is asked for. */
export async function loader({ context, params: { collection, id }, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  if (!isCollection(collection)) return new Response(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const around = searchParams.get('around')
  if (around !== null) {
    const place = await rankOf(db, collection, around)
    if (place === undefined) return new Response(null, { status: 404 })
    return Response.json(await readPage(db, collection, Math.floor(place / PAGE_SIZE) + 1))
  }
  if (searchParams.has('page')) {
    const page = readPageNumber(searchParams.get('page')!)
    return page ? Response.json(await readPage(db, collection, page)) : new Response(null, { status: 400 })
  }
  if (id === undefined)
    return Response.json((await listDocuments(db, collection)).map((one) => withoutSecrets(collection, one)))
  const idNow = hasPages(collection) ? await addressNow(db, collection, id) : id
  const document = (await findDocument(db, collection, idNow)) ?? notYet(collection, id)
  return document ? Response.json(withoutSecrets(collection, document)) : new Response(null, { status: 404 })
}

/** What stands for a document that exists once and was never saved; undefined for any other. */
function notYet(collection: CollectionName, id: string) {
  return fixedId(collection) === id ? { ...definitionOf(collection).empty, id, version: 0 } : undefined
}

/** Reads a page of a list; the last one where it has fewer pages by now. */
async function readPage(db: Site['db'], collection: CollectionName, asked: number) {
  const page = Math.min(asked, pageCount(await countDocuments(db, collection)))
  return { page, ...(await listPage(db, collection, { page, size: PAGE_SIZE })) }
}
