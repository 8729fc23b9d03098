import { Fragment } from 'react'
import { addressLines } from '../../lib/address-lines'
import { directionsTo } from '../../lib/directions'
import { telephoneLink, telephoneNumbers, telephoneText } from '../../lib/telephone'
import { useDocument } from '../../cms/edit/documents'
import { fr } from '../../lib/french-typography'
import { Icon } from '../../ui/icon'
import { OpeningStatus } from '../../opening/opening-status'
import { TelephoneLinks } from '../../ui/telephone-links'
import { DesktopMenu } from './desktop-menu'
import { MenuLink } from './menu-link'
import { MobileMenu } from './mobile-menu'
import { linksIn, navigationItems } from './navigation'
import { SignOut } from './sign-out'
import { SignView } from './sign'
import type { SiteFacts } from './site-facts'
import { SocialLinks } from './social-links'
import styles from './header.module.css'

interface HeaderProps {
  facts: SiteFacts
  path: string
  /** Where what the page is about is booked. */
  booking?: string | undefined
  inert: boolean
  signedIn: boolean
}

/** What stands above every page: telephone, opening hours, personal links, sign and menu. */
export function Header({ facts, path, booking = '/rendez-vous', inert, signedIn }: HeaderProps) {
  const { nom, sign, telephone, adresse, social, status, until } = facts
  // There is room for one; those of the menu and of the foot are all of them.
  const [number = telephone] = telephoneNumbers(telephone)
  const lines = addressLines(adresse)
  const navigation = useDocument('navigation', facts.navigation)
  const items = navigationItems(navigation.menu, facts)
  const personal = linksIn(navigationItems(navigation.espace, facts))
  return (
    <header className={styles.header} inert={inert}>
      <template data-now="until" data-until={until} />
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <div className={styles.bar}>
        <div className={styles.barContainer}>
          <a className={styles.telephone} href={telephoneLink(number)}>
            <Icon name="telephone" />
            <span className="visually-hidden">Appeler le </span>
            {telephoneText(number)}
          </a>
          <OpeningStatus status={status} now="bar" href="/notre-centre" className={styles.status} />
          <nav className={styles.personal} aria-label="Espace personnel">
            {personal.map((link, place) => (
              <MenuLink key={place} link={link} path={path} />
            ))}
            {signedIn && <SignOut />}
          </nav>
          <SocialLinks social={social} className={styles.round} />
        </div>
      </div>
      <div className={styles.container}>
        <a href="/" className={styles.logo} aria-current={path === '/' ? 'page' : undefined}>
          <SignView sign={sign} nom={nom} />
        </a>
        <DesktopMenu items={items} path={path} />
        <OpeningStatus status={status} now="sign" href="/notre-centre" className={styles.besideTelephone} />
        <a className={styles.roundTelephone} href={telephoneLink(number)} aria-label={`Appeler le ${number}`}>
          <Icon name="telephone" />
        </a>
        {navigation.bouton && (
          <a className={styles.call} href={booking}>
            {fr(navigation.bouton)}
          </a>
        )}
        <MobileMenu items={items} personal={personal} path={path} signedIn={signedIn}>
          <OpeningStatus status={status} now="menu" href="/notre-centre" className={styles.inMenu} />
          <address className={styles.where}>
            <p>
              {lines.map((line, place) => (
                <Fragment key={line}>
                  {place > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </p>
            <p>
              {adresse.rue.trim() && (
                <a href={directionsTo(nom, ...lines)} target="_blank" rel="noopener noreferrer">
                  Itinéraire<span className="visually-hidden"> (nouvel onglet)</span>
                </a>
              )}
              <TelephoneLinks telephone={telephone} />
            </p>
          </address>
          <SocialLinks social={social} className={styles.round} />
        </MobileMenu>
      </div>
    </header>
  )
}
