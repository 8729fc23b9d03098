import { addressLines } from '../lib/address-lines'
import { directionsTo } from '../lib/directions'
import { ButtonLink } from './button'

interface DirectionsProps {
  name: string
  address: { rue: string; code_postal: string; ville: string }
}

/** The way to the institute, in whatever shows maps; nothing where nobody comes. */
export function Directions({ name, address }: DirectionsProps) {
  if (!address.rue.trim()) return null
  return (
    <ButtonLink
      href={directionsTo(name, ...addressLines(address))}
      target="_blank"
      rel="noopener noreferrer"
      look="quiet"
    >
      Itinéraire<span className="visually-hidden"> (nouvel onglet)</span>
    </ButtonLink>
  )
}
