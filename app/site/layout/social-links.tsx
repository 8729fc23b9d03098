import { Icon } from '../../ui/icon'
import type { SiteFacts } from './site-facts'

interface SocialLinksProps {
  social: SiteFacts['social']
  className?: string | undefined
}

export function SocialLinks({ social, className }: SocialLinksProps) {
  return (
    <>
      <a
        className={className}
        href={social.facebook}
        target="_blank"
        rel="noopener"
        aria-label="Facebook (nouvel onglet)"
      >
        <Icon name="facebook" />
      </a>
      <a
        className={className}
        href={social.instagram}
        target="_blank"
        rel="noopener"
        aria-label="Instagram (nouvel onglet)"
      >
        <Icon name="instagram" />
      </a>
    </>
  )
}
