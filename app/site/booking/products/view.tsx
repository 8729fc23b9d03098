import { useDocumentList } from '../../../cms/edit/documents'
import { late } from '../../../cms/edit/late'
import { useEditing } from '../../../cms/edit/mode'
import { pictureOf } from '../../../cms/edit/picture-of'
import { useWords } from '../../../cms/edit/words'
import type { PictureSource } from '../../../ui/pictures'
import type { Product } from './definition'
import { ProductList } from './product-list'

const ProductsEditor = late(() => import('./editor'))

export type StandingProduct = Product & { id: string; version: number }

interface ProductsProps {
  products: (StandingProduct & { picture: PictureSource | undefined })[]
  /** Whether the online shop shows its own, and these are seen by administrators alone. */
  isKept: boolean
  telephone: string
}

/** What the institute sells: as visitors read it, or with its editor. */
export function Products({ products: initial, isKept, telephone }: ProductsProps) {
  const editing = useEditing()
  const products = useDocumentList('produits', initial)
  const find = pictureOf(initial)
  const { demande } = useWords()['nos-soldes']
  const shown = products.filter(({ brouillon }) => !isKept && !brouillon)
  const view = (
    <ProductList
      products={shown.map((product) => ({ ...product, picture: find(product.image, product.titre) }))}
      asking={{ words: demande, telephone }}
    />
  )
  if (!editing) return view
  return <ProductsEditor fallback={view} products={products} isKept={isKept} pictureOf={find} />
}
