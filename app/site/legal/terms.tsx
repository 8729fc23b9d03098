import { useRouteLoaderData } from 'react-router'
import type { Centre } from '../centre/definition'
import type { TermsOfSale } from './definition'
import type { FormerTerms as Version } from './terms-versions.server'
import { useDocument, type Known } from '../../cms/edit/documents'
import { EditableBlock } from '../../cms/edit/editable-block'
import { frenchDate } from '../../lib/french-date'
import { frenchTime } from '../../lib/french-day'
import { fr } from '../../lib/french-typography'
import { PARAMETERS } from '../../lib/page-parameters'
import { Disclosure } from '../../ui/disclosure'
import { PageHead } from '../../ui/page-head'
import type { PictureSource } from '../../ui/pictures'
import { LegalParts } from './legal-parts'
import { legalSections, type BookingFacts } from './legal-sections'
import { LegalText } from './legal-text'
import styles from './terms.module.css'

const TITLE = 'Conditions générales de vente'

interface TermsProps {
  terms: Known<'cgv'>
  centre: Known<'centres'>
  versions: Version[]
  picture: PictureSource | undefined
}

/** The terms of sale: as visitors read them, or with their editors. */
export function Terms({ terms: initial, centre: initialCentre, versions, picture }: TermsProps) {
  const terms = useDocument('cgv', initial)
  const centre = useDocument('centres', initialCentre)
  return (
    <>
      <PageHead
        title={TITLE}
        picture={picture}
        isClose
        intro={
          <EditableBlock collection="cgv" document={terms} field="misAJour" name="la date de mise à jour">
            {updated}
          </EditableBlock>
        }
      />
      <LegalParts
        collection="cgv"
        document={terms}
        field="articles"
        parts={terms.articles}
        centre={centre}
        isNumbered
      />
      <FormerVersions versions={versions} />
    </>
  )
}

/** Terms that are no longer in force, as they were read. */
export function FormerTerms({ terms, centre, ...version }: Version & { terms: TermsOfSale; centre: Centre }) {
  const { hasBooking, hasBookingPage } = (useRouteLoaderData('root') as { facts: BookingFacts }).facts
  return (
    <>
      <PageHead title={TITLE} intro={updated(terms.misAJour)} />
      <p className={styles.former} role="note">
        {fr(`Ces conditions ne sont plus en vigueur. Elles l'ont été ${period(version)}. `)}
        <a href="/cgv">Lire celles en vigueur</a>
      </p>
      <LegalText sections={legalSections(terms.articles, centre, { isNumbered: true, hasBooking, hasBookingPage })} />
    </>
  )
}

/** With two figures for the day, as the specification writes it. */
const updated = (day: string) =>
  day ? fr(`Mises à jour le ${frenchDate(day).replace(/^(\d)(?=er | )(?:er)?/, '0$1')}`) : ''

const moment = (timestamp: string) => `${frenchDate(timestamp)} à ${frenchTime(timestamp)}`

const period = ({ from, until }: Version) =>
  from ? `du ${moment(from)} au ${moment(until)}` : `jusqu'au ${moment(until)}`

function FormerVersions({ versions }: { versions: Version[] }) {
  if (versions.length === 0) return null
  return (
    <div className={styles.versions}>
      <Disclosure kind="section" title="Versions précédentes">
        <p>{fr("Un contrat suit les conditions en vigueur le jour où il est conclu. Voici celles d'avant :")}</p>
        <ul>
          {versions.map((version) => (
            <li key={version.version}>
              <a href={`/cgv?${PARAMETERS.termsVersion}=${version.version}`} rel="nofollow">
                {fr(`En vigueur ${period(version)}`)}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
