import { networkName } from '../../lib/social-network'
import { fr } from '../../lib/french-typography'
import { Icon } from '../../ui/icon'

const ICONS: Record<string, 'facebook' | 'instagram'> = { Facebook: 'facebook', Instagram: 'instagram' }

interface SocialLinksProps {
  social: string[]
  className?: string | undefined
}

/** The institute's pages at social networks: by their signs, those that have none here by that of a link. */
export function SocialLinks({ social, className }: SocialLinksProps) {
  return social.map((address) => {
    const name = networkName(address)
    return (
      <a
        key={address}
        className={className}
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={fr(`${name} (nouvel onglet)`)}
      >
        <Icon name={ICONS[name] ?? 'link'} />
      </a>
    )
  })
}
