import { useDocument } from '../../cms/edit/documents'
import { directionsTo } from '../../lib/directions'
import { fr } from '../../lib/french-typography'
import { telephoneLink } from '../../lib/telephone'
import { Icon } from '../../ui/icon'
import { RichText } from '../../ui/rich-text'
import { FooterLinks } from './footer-links'
import type { SiteFacts } from './site-facts'
import { SocialLinks } from './social-links'
import styles from './footer.module.css'

export function Footer({ facts, inert }: { facts: SiteFacts; inert: boolean }) {
  const { nom, telephone, adresse, social, year } = facts
  const navigation = useDocument('navigation', facts.navigation)
  const { accroche, cookies, droits } = navigation
  return (
    <footer className={styles.footer} inert={inert}>
      <div className={styles.container}>
        <div className={styles.who}>
          {accroche && <p className={styles.tagline}>{fr(accroche)}</p>}
          <p className={styles.social}>
            <SocialLinks social={social} />
            <a href={telephoneLink(telephone)} aria-label={`Appeler le ${telephone}`}>
              <Icon name="telephone" />
            </a>
          </p>
        </div>
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
        <FooterLinks entries={navigation.pied} facts={facts} />
        <RichText html={cookies} className={styles.cookies} />
        <p className={styles.copyright}>
          © {year} {nom}. {fr(droits)}
        </p>
      </div>
    </footer>
  )
}
