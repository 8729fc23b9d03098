import { directionsTo } from '../../lib/directions'
import { fr } from '../../lib/french-typography'
import { telephoneLink } from '../../lib/telephone'
import { Icon } from '../../ui/icon'
import { INFORMATION, OVERVIEWS } from './navigation'
import type { SiteFacts } from './site-facts'
import { SocialLinks } from './social-links'
import styles from './footer.module.css'

export function Footer({ facts, inert }: { facts: SiteFacts; inert: boolean }) {
  const { nom, telephone, adresse, social, year } = facts
  return (
    <footer className={styles.footer} inert={inert}>
      <div className={styles.container}>
        <div>
          <p className={styles.tagline}>{'Prendre soin de vous, à\u00a0votre\u00a0heure.'}</p>
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
        <ul className={styles.links}>
          <li>
            <a href="/notre-centre">Horaires et accès</a>
          </li>
          {[...OVERVIEWS, ...INFORMATION].map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{fr(label)}</a>
            </li>
          ))}
          <li>
            <a href="/login" rel="nofollow">
              {fr("Connexion de l'équipe")}
            </a>
          </li>
        </ul>
        <p className={styles.cookies}>
          {fr(
            'Ce site utilise des cookies pour mieux comprendre la façon dont il est utilisé. En poursuivant votre navigation, vous acceptez cette politique.',
          )}
        </p>
        <p className={styles.copyright}>
          © {year} {nom}. Tous droits réservés.
        </p>
      </div>
    </footer>
  )
}
