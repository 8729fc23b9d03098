import { Fragment } from 'react'
import { useDocument, type Known } from '../../cms/edit/documents'
import { EditableBlock } from '../../cms/edit/editable-block'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { noticeWords } from '../../opening/notice-words'
import { fr } from '../../lib/french-typography'
import { inOneLine } from '../../lib/address-lines'
import { completePrice } from '../../lib/price'
import type { OpeningStatus as Status, TodaysNotice } from '../../opening/opening'
import { NothingNow, OpeningStatus } from '../../opening/opening-status'
import { Divider } from '../../ui/divider'
import { HomeBanner } from './banner'
import { Cards, type CardView } from './cards'
import type { HomeBlock } from './definition'
import { Experts, type Member } from './experts'
import { Headline } from './headline'
import { Newsletter, type NewsletterState } from './newsletter'
import { Opening } from './opening'
import type { HomePictures } from './pictures'
import styles from './view.module.css'

const OrderPanel = late(() => import('./order-panel'))

export interface HomeView {
  document: Known<'accueil'>
  pictures: HomePictures
  members: Member[]
  adresse: { rue: string; ville: string }
  /** What the treatments cost at least. */
  least: string | undefined
  /** Whether reduced goods may be called 'soldes' now. */
  isSale: boolean
  notice: TodaysNotice | undefined
  /** Whether the centre is open, where that can be said. */
  status: Status | undefined
  cards: CardView[]
  newsletter: NewsletterState
  /** What vouchers are proposed for. */
  amounts: string[]
}

/** The blocks before which the page takes breath. */
const SET_APART = new Set<HomeBlock>(['promotions', 'soins', 'produits'])

export function HomePage({ document: initial, notice, ...props }: HomeView) {
  const { status } = props
  const editing = useEditing()
  const document = useDocument('accueil', initial)
  const order = document.ordre.filter(
    ({ bloc, masque }, place, all) => (editing || !masque) && all.findIndex((other) => other.bloc === bloc) === place,
  )
  return (
    <>
      {(notice ?? status) ? (
        <p className={styles.notice} data-exception={notice?.isException || undefined} data-screen="" data-now="notice">
          {notice && <a href="/notre-centre">{noticeWords(notice, status)}</a>}
          {!notice && <OpeningStatus status={status} href="/notre-centre" />}
        </p>
      ) : (
        <NothingNow now="notice" />
      )}
      <Opening document={document} pictures={props.pictures} town={props.adresse.ville} least={props.least} />
      {order.map(({ bloc, masque }, place) => (
        <Fragment key={bloc}>
          {place > 0 && SET_APART.has(bloc) && <Divider sun={bloc === 'soins'} />}
          {masque && <p className={styles.masked}>Masqué : les visiteurs ne voient pas ce bloc.</p>}
          <Block {...props} bloc={bloc} document={document} />
        </Fragment>
      ))}
      {editing && <OrderPanel document={document} />}
    </>
  )
}

type BlockProps = Omit<HomeView, 'notice'> & { bloc: HomeBlock }

function Block({ bloc, document, pictures, members, cards, newsletter, isSale, amounts, ...centre }: BlockProps) {
  switch (bloc) {
    case 'soins':
      return (
        <section className={styles.offer} id="nos-soins">
          <EditableBlock collection="accueil" document={document} field="soins" name="le titre des soins">
            {({ titre }) => <Headline text={titre} />}
          </EditableBlock>
          <Cards cards={cards} />
        </section>
      )
    case 'expertes':
      return <Experts document={document} members={members} pictures={pictures} />
    case 'lettre':
      return <Newsletter document={document} {...newsletter} />
    default:
      return (
        <HomeBanner document={document} field={bloc} pictures={pictures} isSale={isSale}>
          {bloc === 'centre' && <Place {...centre} />}
          {bloc === 'cheques' && amounts.length > 0 && (
            <div className={styles.amounts}>{fr(amounts.map(completePrice).join(' · '))}</div>
          )}
        </HomeBanner>
      )
  }
}

/** Where the institute is, and whether it is open. */
function Place({ adresse: { rue, ville }, status }: Pick<HomeView, 'adresse' | 'status'>) {
  return (
    <p>
      {inOneLine([rue, ville])}
      <OpeningStatus status={status} now="place" className={styles.status} />
    </p>
  )
}
