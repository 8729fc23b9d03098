import { examplesIn, listShown } from '../../../cms/documents/examples.server.ts'
import { pictureFinder } from '../../../media/pictures.server.ts'
import type { Database } from '../../../platform/database/tables.ts'

/** Reads what is sold as somebody sees it, with its pictures; administrators are told which of it are examples. */
export async function readProducts(db: Database, viewer: object | undefined) {
  const all = await listShown(db, 'produits', viewer)
  const find = await pictureFinder(
    db,
    all.map(({ image }) => image),
  )
  return {
    products: all.map((product) => ({ ...product, picture: find(product.image, product.titre) })),
    examples: examplesIn('produits', all, viewer),
  }
}
