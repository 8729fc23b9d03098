import { telephoneLink } from '../../lib/telephone'
import { Icon } from '../../ui/icon'
import { OpeningStatus } from '../../opening/opening-status'
import { DesktopMenu } from './desktop-menu'
import logo from './logo.svg'
import { MenuLink } from './menu-link'
import { MobileMenu } from './mobile-menu'
import { navigation, PERSONAL_LINKS } from './navigation'
import { SignOut } from './sign-out'
import type { SiteFacts } from './site-facts'
import { SocialLinks } from './social-links'
import styles from './header.module.css'

interface HeaderProps {
  facts: SiteFacts
  path: string
  inert: boolean
  signedIn: boolean
}

export function Header({ facts, path, inert, signedIn }: HeaderProps) {
  const { nom, telephone, social, referralUrl, titles, status } = facts
  const items = navigation(referralUrl, titles)
  return (
    <header className={styles.header} inert={inert}>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <div className={styles.bar}>
        <div className={styles.barContainer}>
          <a className={styles.telephone} href={telephoneLink(telephone)}>
            <Icon name="telephone" />
            <span className="visually-hidden">Appeler le </span>
            {telephone}
          </a>
          {status && <OpeningStatus status={status} href="/notre-centre" className={styles.status} />}
          <nav className={styles.personal} aria-label="Espace personnel">
            {PERSONAL_LINKS.map((link) => (
              <MenuLink key={link.href} link={link} path={path} />
            ))}
            {signedIn && <SignOut />}
          </nav>
          <SocialLinks social={social} className={styles.round} />
        </div>
      </div>
      <div className={styles.container}>
        <a href="/" className={styles.logo} aria-current={path === '/' ? 'page' : undefined}>
          {/* Within a picture, React does not ask for it ahead of the fonts. */}
          <picture>
            <img src={logo} width="150" height="47" alt={`${nom}, accueil`} />
          </picture>
        </a>
        <DesktopMenu items={items} path={path} />
        {status && <OpeningStatus status={status} href="/notre-centre" className={styles.besideTelephone} />}
        <a className={styles.roundTelephone} href={telephoneLink(telephone)} aria-label={`Appeler le ${telephone}`}>
          <Icon name="telephone" />
        </a>
        <a className={styles.call} href="/rendez-vous">
          Réserver
        </a>
        <MobileMenu items={items} path={path} signedIn={signedIn}>
          {status && <OpeningStatus status={status} href="/notre-centre" className={styles.inMenu} />}
          <SocialLinks social={social} className={styles.round} />
        </MobileMenu>
      </div>
    </header>
  )
}
