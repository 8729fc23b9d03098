import { EditableBlock } from '../../cms/edit/editable-block'
import type { Known } from '../../cms/edit/documents'
import { inTown } from '../../lib/in-town'
import { frText } from '../../ui/french-text'
import { ButtonLink } from '../../ui/button'
import { Carousel } from './carousel'
import { homePicture, type HomePictures } from './pictures'
import styles from './opening.module.css'

interface OpeningProps {
  document: Known<'accueil'>
  pictures: HomePictures
  /** The institute's town; empty where it is not known. */
  town: string
  /** What its treatments cost at least; undefined where nothing says so. */
  least: string | undefined
}

/** Words that begin a line rather than end one. */
const LEADING = / (et|ou|à|au|aux) /g

/** What ends a sentence, which no town goes on with. */
const ENDS = ['.', '!', '?', '…']

const headlineOf = (phrase: string, town: string) =>
  town && !ENDS.some((end) => phrase.trimEnd().endsWith(end)) ? `${phrase} ${inTown(town)}` : phrase

/** How the home page opens: photographs, what the institute is and where, and the ways in. */
export function Opening({ document, pictures, town, least }: OpeningProps) {
  return (
    <EditableBlock
      collection="accueil"
      document={document}
      field="ouverture"
      name="les photos et la phrase d'ouverture"
    >
      {({ photos, phrase, ville, suite, bouton, lien, second, vers }) => {
        const slides = photos.flatMap((photo) => {
          const picture = homePicture(pictures, photo)
          return picture ? [{ ...photo, picture }] : []
        })
        const price = least && <span className={styles.price}> dès {least}</span>
        return (
          <div
            className={styles.opening}
            data-band=""
            data-pictured={slides.length > 0 ? '' : undefined}
            data-ground={slides[0]?.picture.ground}
          >
            {slides.length > 0 && (
              <div className={styles.photographs}>
                <Carousel key={slides.map(({ id, image }) => id + image).join()} slides={slides} />
              </div>
            )}
            <div className={styles.words}>
              <h1>{frText(headlineOf(phrase, ville ? town : '').replace(LEADING, ' $1\u00a0'))}</h1>
              {suite && <p>{frText(suite)}</p>}
              <p className={styles.ways}>
                {bouton && lien && <ButtonLink href={lien}>{frText(bouton)}</ButtonLink>}
                {second && vers && (
                  <ButtonLink href={vers} look="quiet">
                    {frText(second)}
                    {price}
                  </ButtonLink>
                )}
                {!(second && vers) && price}
              </p>
            </div>
          </div>
        )
      }}
    </EditableBlock>
  )
}
