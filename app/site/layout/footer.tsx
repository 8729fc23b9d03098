import { Fragment } from 'react'
import { useDocument } from '../../cms/edit/documents'
import { addressLines } from '../../lib/address-lines'
import { directionsTo } from '../../lib/directions'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { RichText } from '../../ui/rich-text'
import { TelephoneLinks } from '../../ui/telephone-links'
import { FooterLinks } from './footer-links'
import type { SiteFacts } from './site-facts'
import { SocialLinks } from './social-links'
import styles from './footer.module.css'

interface FooterProps {
  facts: SiteFacts
  path: string
  inert: boolean
}

/** What stands below every page: address, links, and legal words. */
export function Footer({ facts, path, inert }: FooterProps) {
  const { nom, telephone, email, adresse, social, hasBooking, year } = facts
  const lines = addressLines(adresse)
  const navigation = useDocument('navigation', facts.navigation)
  const { accroche, cookies, cookiesSans, droits } = navigation
  return (
    <footer className={styles.footer} inert={inert}>
      <div className={styles.container}>
        {(accroche || social.length > 0) && (
          <div>
            {accroche && <p className={styles.tagline}>{frText(accroche)}</p>}
            <p className={styles.social}>
              <SocialLinks social={social} />
            </p>
          </div>
        )}
        <address className={styles.address}>
          {[nom, ...lines].map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
          <TelephoneLinks telephone={telephone} />
          <br />
          {adresse.rue.trim() ? (
            <a href={directionsTo(nom, ...lines)} target="_blank" rel="noopener noreferrer">
              Itinéraire<span className="visually-hidden"> (nouvel onglet)</span>
            </a>
          ) : (
            email && <a href={`mailto:${email}`}>{email}</a>
          )}
        </address>
        <FooterLinks entries={navigation.pied} facts={facts} path={path} />
        <div className={styles.legal}>
          <RichText html={(!hasBooking && cookiesSans) || cookies} />
          <p>
            © {year} {nom}. {fr(droits)}
          </p>
        </div>
      </div>
    </footer>
  )
}
