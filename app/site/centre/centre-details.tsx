import { Fragment } from 'react'
import type { Centre } from './definition'
import type { PictureSource } from '../../ui/pictures'
import type { Known } from '../../cms/edit/documents'
import { EditableBlock } from '../../cms/edit/editable-block'
import type { Pictured } from '../../cms/edit/picture-of'
import { useWords } from '../../cms/edit/words'
import { addressLines } from '../../lib/address-lines'
import { frText } from '../../ui/french-text'
import { telephoneLink, telephoneNumbers, telephoneText } from '../../lib/telephone'
import type { Opening } from '../../opening/opening'
import { ButtonLink } from '../../ui/button'
import { Directions } from '../../ui/directions'
import { Picture } from '../../ui/picture'
import { Whole } from '../../ui/whole'
import { CentrePlan } from './centre-plan'
import { OpeningPanel } from './opening-panel'
import { WaysThere } from './ways-there'
import styles from './centre-details.module.css'

/** From the edge of the screen on, where there is room beside the words. */
const BOXES = [
  { from: 1024, width: '48vw', ratio: 1 },
  { from: 768, width: '48vw', ratio: 3 / 4 },
  { width: '91vw', ratio: 4 / 3 },
]

export type CentreView = Pick<Centre, 'nom' | 'description' | 'horaires' | 'adresse' | 'contact'>

/** What the page shows of the centre beyond what its form changes. */
export interface Around {
  document: Known<'centres'>
  /** The instant that the page is about, as ISO text: the same on the server and in the browser. */
  now: string
  planned: Opening['planned']
  /** What it is like inside. */
  inside: PictureSource | undefined
  /** The picture of its plan, as the page came with it. */
  plan: Pictured
}

interface CentreDetailsProps extends Around {
  centre: CentreView
  /** Whether what is not in the form is changed here, and hours that are not understood are marked. */
  flagged?: boolean
}

/** The centre: when it is open, where it is and how one comes, then what it is. */
export function CentreDetails({ centre, document, now, planned, inside, plan, flagged = false }: CentreDetailsProps) {
  const { nom, description, horaires, adresse, contact } = centre
  const words = useWords()
  return (
    <div className={styles.centre}>
      <div className={styles.practical}>
        <Whole id="pratique">
          <section className={styles.hours}>
            <OpeningPanel
              opening={{ horaires, exceptions: document.exceptions, adresse, planned }}
              now={now}
              flagged={flagged}
            />
          </section>
          <section className={styles.find}>
            <h2>Nous retrouver</h2>
            <address className={styles.address}>
              {addressLines(adresse).map((line, place) => (
                <Fragment key={line}>
                  {place > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </address>
            <p className={styles.ways}>
              {telephoneNumbers(contact.telephone).map((number) => (
                <ButtonLink key={number} href={telephoneLink(number)} look="quiet">
                  {telephoneText(number)}
                </ButtonLink>
              ))}
              <Directions name={nom} address={adresse} />
              {!adresse.rue.trim() && contact.email && (
                <ButtonLink href={`mailto:${contact.email}`} look="quiet" className={styles.mail}>
                  {contact.email}
                </ButtonLink>
              )}
              <ButtonLink href="/rendez-vous">Prendre rendez-vous</ButtonLink>
            </p>
            <div className={styles.there}>
              {flagged ? (
                <EditableBlock collection="textes" document={words} field="notre-centre" name="l'accès au centre">
                  {access}
                </EditableBlock>
              ) : (
                access(words['notre-centre'])
              )}
              <WaysThere document={document} isEdited={flagged} />
            </div>
          </section>
          <CentrePlan document={document} known={plan} isEdited={flagged} name={nom} street={adresse.rue} />
        </Whole>
      </div>
      <section className={styles.about}>
        {inside && <Picture picture={inside} boxes={BOXES} className={styles.inside} />}
        {description.length > 0 && (
          <div className={styles.words}>
            <h2>{frText(nom)}</h2>
            {description.map((paragraph, index) => (
              <p key={index}>{frText(paragraph)}</p>
            ))}
          </div>
        )}
      </section>
    </div>
  )
}

const access = ({ acces }: { acces: string }) =>
  acces && (
    <p>
      <strong>{frText(acces)}</strong>
    </p>
  )
