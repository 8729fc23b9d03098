import { PageIntro, useWords } from '../../cms/edit/words'
import { classNames } from '../../lib/class-names'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { PARAMETERS } from '../../lib/page-parameters'
import { holdsCloseWords } from '../../lib/close-words'
import { countWords, holdsWords, searchedWords } from '../../lib/price-search'
import { Button } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { HiddenMark } from '../../ui/hidden-mark'
import { PageHead } from '../../ui/page-head'
import { Picture } from '../../ui/picture'
import type { PictureSource } from '../../ui/pictures'
import { PriceNote } from '../../cms/edit/price-note'
import type { Tarif } from './definition'
import { priceGroups, searchedText } from './price-groups'
import { PriceList } from './price-list'
import { PricesPanel, useTarifs } from './prices-panel'
import { withReferences, type References } from './reference-price'
import { UV_NOTICE, UV_PATH } from './uv-first-content'
import currentSection from '../../ui/current-section.module.css'
import styles from './tarifs-view.module.css'

/** The longest text that is looked for, in characters. */
export const SEARCH_LIMIT = 80

/** Where the field stands, and below it what was found. */
const SEARCH = 'chercher'

const BOXES = [{ width: '96px', ratio: 4 / 5 }]

interface TarifsViewProps {
  treatments: {
    id: string
    title: string
    href: string
    tarifs: Tarif[]
    isHidden: boolean
    picture: PictureSource | undefined
  }[]
  /** What announced reductions are measured by, by treatment. */
  references: Record<string, References>
  /** What is looked for, as it was typed. */
  asked: string
}

/** Every price, by treatment, and a field that leaves those which are looked for. */
export function TarifsView({ treatments: initial, references, asked }: TarifsViewProps) {
  const treatments = useTarifs(initial)
  const { titre, exemples } = useWords().tarifs
  if (treatments.length === 0)
    return (
      <>
        <PageHead title={titre} intro={<PageIntro page="tarifs" />} isClose />
        <p className={styles.layout}>Aucun tarif disponible.</p>
      </>
    )
  const words = searchedWords(asked)
  const found = findPrices(treatments, (text) => holdsWords(text, words))
  const isClose = words.length > 0 && found.total === 0
  const { counted, total } = isClose ? findPrices(treatments, (text) => holdsCloseWords(text, words)) : found
  return (
    <>
      <PageHead title={titre} intro={<PageIntro page="tarifs" />} isClose split="children">
        <form role="search" id={SEARCH} action={`/tarifs#${SEARCH}`} className={styles.form}>
          <FormField
            label="Chercher un tarif"
            type="search"
            name={PARAMETERS.search}
            defaultValue={asked}
            maxLength={SEARCH_LIMIT}
            placeholder={fr(exemples)}
            autoComplete="off"
            enterKeyHint="search"
            data-price-search=""
          />
          <Button look="quiet">Chercher</Button>
        </form>
        <div className={styles.count}>
          <PriceNote />
          {/* Counted before the page is alive, where somebody types at once: as text, which React then leaves. */}
          <span role="status" data-price-count="" suppressHydrationWarning>
            {words.length > 0
              ? (isClose && total > 0 ? fr('Rien à ce nom. Peut-être : ') : '') + countWords(total)
              : ''}
          </span>
          {asked !== '' && (
            <a href="/tarifs" data-screen="">
              Tous les tarifs
            </a>
          )}
        </div>
      </PageHead>
      <div className={styles.layout}>
        <nav className={styles.finder} aria-label="Aller à un soin" data-price-links="" data-screen="">
          <ul className={classNames(styles.links, currentSection.list)}>
            {counted.map(({ id, title, href, count }) => (
              <li key={id} hidden={count === 0 && total > 0}>
                {/* Where no price is found, what there is else. */}
                <a href={total > 0 ? `#${encodeURIComponent(id)}` : href}>{frText(title)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <PricesPanel />
          <div id="tarifs">
            {counted.map(({ id, title, href, tarifs, isHidden, isShown, count, picture }, place) => (
              <div key={id} id={id} className={styles.treatment} hidden={count === 0}>
                <h2 data-ground={picture?.ground}>
                  <a href={href}>{frText(title)}</a>
                  {isHidden && <HiddenMark />}
                  {picture && (
                    <Picture picture={picture} boxes={BOXES} priority={place === 0} className={styles.picture} />
                  )}
                </h2>
                {href === UV_PATH && (
                  <p className={styles.notice}>{fr(`${UV_NOTICE.paragraphs[3]!} ${UV_NOTICE.paragraphs[0]!}`)}</p>
                )}
                <PriceList
                  soin={id}
                  tarifs={withReferences(tarifs, references[id] ?? {})}
                  of={title}
                  isShown={isShown}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/** Counts the prices of treatments that are shown. */
function findPrices<T extends { title: string; tarifs: Tarif[] }>(treatments: T[], isFound: (text: string) => boolean) {
  const counted = treatments.map((treatment) => {
    const isShown = (text: string) => isFound(`${treatment.title} ${text}`)
    const lines = priceGroups(treatment.tarifs).flatMap(({ heading, lines }) =>
      lines.filter((tarif) => isShown(searchedText(heading, tarif))),
    )
    return { ...treatment, isShown, count: lines.length }
  })
  return { counted, total: counted.reduce((sum, { count }) => sum + count, 0) }
}
