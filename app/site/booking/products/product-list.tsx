import { fr } from '../../../lib/french-typography'
import { frText } from '../../../ui/french-text'
import { completePrice } from '../../../lib/price'
import { telephoneLink } from '../../../lib/telephone'
import { Picture } from '../../../ui/picture'
import type { PictureSource } from '../../../ui/pictures'
import { Pill } from '../../../ui/pill'
import { PriceNote } from '../../../cms/edit/price-note'
import { AVAILABILITY } from './availability'
import type { Product as ProductFields } from './definition'
import styles from './product-list.module.css'

export const BOXES = [
  { from: 1216, width: '374px', ratio: 1 },
  { from: 768, width: '31vw', ratio: 1 },
  { width: '46vw', ratio: 1 },
]

export type ProductView = Omit<ProductFields, 'image'> & {
  /** Left out of a product that is not on the site yet. */
  id: string | undefined
  picture: PictureSource | undefined
}

/** How a product is asked for: the words of its link, and the number that it calls. */
interface Asking {
  words: string
  telephone: string
}

/** What is sold, as it stands on the shelf. */
export function ProductList({ products, asking }: { products: ProductView[]; asking: Asking }) {
  if (products.length === 0) return null
  return (
    <div className={styles.page}>
      <div className={styles.shelf}>
        {products.map((product, index) => (
          <Product key={product.id} product={product} index={index} asking={asking} />
        ))}
      </div>
      <PriceNote goods />
    </div>
  )
}

interface ProductProps {
  product: ProductView
  index: number
  /** Said beside its price to administrators. */
  mark?: string | undefined
  /** Left out while it is edited. */
  asking?: Asking
}

/** One product: its picture, words and price, and how it is asked for. */
export function Product({ product, index, mark, asking }: ProductProps) {
  const { id, titre, texte, prix, etat = 'disponible', picture, cadrage } = product
  return (
    <article id={id} className={styles.product} data-niche={picture ? undefined : ''}>
      {picture && (
        <Picture picture={picture} boxes={BOXES} priority={index === 0} focus={cadrage} className={styles.picture} />
      )}
      <div className={styles.words}>
        {titre && <h2>{frText(titre)}</h2>}
        {texte && <p className={styles.text}>{frText(texte)}</p>}
        {(prix || mark) && (
          <p className={styles.price}>
            {prix && <span>{fr(completePrice(prix))}</span>}
            {mark && <Pill>{mark}</Pill>}
          </p>
        )}
        {etat !== 'disponible' && (
          <p className={styles.state}>
            <Pill>{AVAILABILITY[etat]}</Pill>
          </p>
        )}
        {asking && etat !== 'epuise' && (
          <a className={styles.ask} href={telephoneLink(asking.telephone)} data-screen="">
            {etat === 'commande' ? 'Commander' : frText(asking.words)}
            <span className="visually-hidden">{fr(` : ${titre}`)}</span>
          </a>
        )}
      </div>
    </article>
  )
}
