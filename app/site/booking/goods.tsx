import { useWords } from '../../cms/edit/words'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { saleLabel } from '../../lib/sale-period'
import { linesOfAll, OfferLines } from '../../ui/offer-lines'
import { Picture } from '../../ui/picture'
import type { PictureSource } from '../../ui/pictures'
import styles from './goods.module.css'

const PAGE = '/nos-soldes'

const BOXES = [
  { from: 1216, width: '530px', ratio: 4 / 3 },
  { from: 768, width: '44vw', ratio: 4 / 3 },
  { width: '91vw', ratio: 4 / 3 },
]

interface GoodsProps {
  goods: { id: string; titre: string; contenu: string[]; picture: PictureSource | undefined }[]
  /** Whether reduced goods may be called 'soldes' now. */
  isSale: boolean
}

/** What the shop sells at a price today, and where all of it is. */
export function Goods({ goods, isSale }: GoodsProps) {
  const title = saleLabel(useWords()['nos-soldes'].titre, isSale)
  if (goods.length === 0) return null
  const shared = linesOfAll(goods.map(({ contenu }) => contenu))
  return (
    <section className={styles.section} data-below="">
      <h2>
        <a href={PAGE}>{frText(title)}</a>
      </h2>
      <ul className={styles.goods}>
        {goods.map(({ id, titre, contenu, picture }) => (
          <li key={id}>
            {picture && <Picture picture={{ ...picture, alt: '' }} boxes={BOXES} className={styles.picture} />}
            <h3>
              <a href={`${PAGE}#${encodeURIComponent(id)}`}>{frText(titre)}</a>
            </h3>
            <OfferLines lines={contenu.filter((line) => !shared.includes(line))} />
          </li>
        ))}
      </ul>
      {shared.map((line) => (
        <p key={line} className={styles.shared}>
          {fr(line)}
        </p>
      ))}
    </section>
  )
}
