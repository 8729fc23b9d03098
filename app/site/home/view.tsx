import { HOME_TEXTS } from './first-content'
import type { TodaysNotice } from '../../opening/opening'
import type { PictureSource } from '../../ui/pictures'
import { ButtonLink } from '../../ui/button'
import { Divider } from '../../ui/divider'
import { Banner } from './banner'
import { Cards, type CardView } from './cards'
import { Carousel } from './carousel'
import { Experts, type ExpertView } from './experts'
import { Headline } from './headline'
import { Newsletter, type NewsletterView } from './newsletter'
import styles from './view.module.css'

export interface HomeView {
  ville: string
  notice: TodaysNotice | undefined
  slides: PictureSource[]
  cards: CardView[]
  experts: ExpertView[]
  banners: Record<'promotions' | 'products' | 'centre' | 'voucher', PictureSource>
  newsletter: NewsletterView
}

export function HomePage({ ville, notice, slides, cards, experts, banners, newsletter }: HomeView) {
  return (
    <>
      {notice && (
        <p className={styles.notice} data-exception={notice.isException || undefined} data-screen="">
          <a href="/notre-centre">{notice.words}</a>
        </p>
      )}
      <Carousel slides={slides} caption={`Institut de beauté et de soins${ville && ` à ${ville}`}`} />
      <Divider />
      <Banner {...HOME_TEXTS.promotions} picture={banners.promotions}>
        <ButtonLink href="/ventes-privees">Ventes privées</ButtonLink>
        <ButtonLink href="/nos-soldes" look="quiet">
          Nos soldes
        </ButtonLink>
      </Banner>
      <Divider />
      <section className={styles.offer} id="nos-soins">
        <Headline text="Prenez soin de vous, de la tête aux pieds" />
        <Cards cards={cards} />
      </section>
      <Divider />
      <Banner {...HOME_TEXTS.products} picture={banners.products} side="right">
        <ButtonLink href="/nos-produits">Découvrir nos produits</ButtonLink>
      </Banner>
      <Banner {...HOME_TEXTS.centre} picture={banners.centre} look="arch">
        <ButtonLink href="/notre-centre" look="quiet">
          Découvrir notre centre
        </ButtonLink>
      </Banner>
      <Banner {...HOME_TEXTS.voucher} picture={banners.voucher} look="gold" side="right">
        <ButtonLink href="/cheques-cadeaux" className={styles.onGold}>
          Offrir un chèque-cadeau
        </ButtonLink>
      </Banner>
      {experts.length > 0 && <Experts experts={experts} />}
      <Newsletter {...newsletter} />
    </>
  )
}
