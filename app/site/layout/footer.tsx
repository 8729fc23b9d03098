import { useDocument } from '../../cms/edit/documents'
import { directionsTo } from '../../lib/directions'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { telephoneLink } from '../../lib/telephone'
import { RichText } from '../../ui/rich-text'
import { FooterLinks } from './footer-links'
import type { SiteFacts } from './site-facts'
import { SocialLinks } from './social-links'
import styles from './footer.module.css'

interface FooterProps {
  facts: SiteFacts
  path: string
  inert: boolean
}

export function Footer({ facts, path, inert }: FooterProps) {
  const { nom, telephone, adresse, social, hasBooking, year } = facts
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
          {nom}
          <br />
          {adresse.rue}
          <br />
          {adresse.code_postal} {adresse.ville}
          <br />
          <a href={telephoneLink(telephone)}>{telephone}</a>
          <br />
          <a
            href={directionsTo(nom, adresse.rue, `${adresse.code_postal} ${adresse.ville}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Itinéraire<span className="visually-hidden"> (nouvel onglet)</span>
          </a>
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
