import { Icon } from '../../ui/icon'
import { telephoneLink } from '../../lib/telephone'
import logo from './logo.svg'
import { DesktopMenu } from './desktop-menu'
import { MobileMenu } from './mobile-menu'
import { navigation } from './navigation'
import type { SiteFacts } from './site-facts'
import styles from './header.module.css'

export function Header({ facts, path, inert }: { facts: SiteFacts; path: string; inert: boolean }) {
  const items = navigation(facts.referralUrl)
  return (
    <header className={styles.header} inert={inert}>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <div className={styles.container}>
        <a href="/" className={styles.logo} aria-current={path === '/' ? 'page' : undefined}>
          <img src={logo} width="150" height="47" alt={`${facts.nom}, accueil`} />
        </a>
        <DesktopMenu items={items} path={path} />
        <div className={styles.actions}>
          <SocialLinks facts={facts} className={styles.social} />
          <a className={styles.round} href={telephoneLink(facts.telephone)} aria-label={`Téléphoner au ${facts.telephone}`}>
            <Icon name="telephone" />
          </a>
          <a className={styles.call} href="/rendez-vous">
            Réserver
          </a>
        </div>
        <MobileMenu items={items} path={path}>
          <SocialLinks facts={facts} />
        </MobileMenu>
      </div>
    </header>
  )
}

function SocialLinks({ facts, className }: { facts: SiteFacts; className?: string | undefined }) {
  return (
    <span className={className}>
      <a className={styles.round} href={facts.social.facebook} target="_blank" rel="noopener" aria-label="Facebook (nouvel onglet)">
        <Icon name="facebook" />
      </a>
      <a className={styles.round} href={facts.social.instagram} target="_blank" rel="noopener" aria-label="Instagram (nouvel onglet)">
        <Icon name="instagram" />
      </a>
    </span>
  )
}
