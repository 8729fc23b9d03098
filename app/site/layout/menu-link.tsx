import { frText } from '../../ui/french-text'
import { currentIn, type NavigationLink } from './navigation'

interface MenuLinkProps {
  link: NavigationLink
  path: string
  className?: string | undefined
}

/** A link of the navigation, which says whether it leads to this page or to another site. */
export function MenuLink({ link, path, className }: MenuLinkProps) {
  const newTab = link.external ? { target: '_blank', rel: 'noopener' } : {}
  // For those who have an account: no search engine's.
  const isPrivate = link.href === '/login' && { rel: 'nofollow' }
  return (
    <a className={className} href={link.href} aria-current={currentIn(link, path)} {...newTab} {...isPrivate}>
      {frText(link.label)}
      {link.external && <span className="visually-hidden"> (nouvel onglet)</span>}
    </a>
  )
}
