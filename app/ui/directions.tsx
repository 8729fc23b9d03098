import { directionsTo } from '../lib/directions'
import { ButtonLink } from './button'

interface DirectionsProps {
  name: string
  address: { rue: string; code_postal: string; ville: string }
}

/** The way to the institute, in whatever shows maps; nothing where nobody comes. */
export function Directions({ name, address: { rue, code_postal, ville } }: DirectionsProps) {
  if (!rue.trim()) return null
  return (
    <ButtonLink
      href={directionsTo(name, rue, `${code_postal} ${ville}`)}
      target="_blank"
      rel="noopener noreferrer"
      look="quiet"
    >
      Itinéraire<span className="visually-hidden"> (nouvel onglet)</span>
    </ButtonLink>
  )
}
