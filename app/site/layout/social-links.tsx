import { networkName } from '../../lib/social-network'
import { fr } from '../../lib/french-typography'
import { Icon, type IconName } from '../../ui/icon'

const ICONS: Record<string, IconName> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  TikTok: 'tiktok',
  YouTube: 'youtube',
  Pinterest: 'pinterest',
  LinkedIn: 'linkedin',
  WhatsApp: 'whatsapp',
  X: 'x',
}

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
