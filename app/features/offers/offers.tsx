import { useMemo } from 'react'
import type { Offer, OfferNotes } from '../../content/offres'
import type { PictureSource } from '../../content/pictures'
import { useDocuments } from '../../editing/documents'
import { late } from '../../editing/late'
import { useEditing } from '../../editing/mode'
import { pictureOf } from '../../editing/picture-of'
import { OfferList } from './offer-list'

const OffersEditor = late(() => import('./offers-editor'))

export type StandingOffer = Offer & { id: string; version: number }
export type StandingNotes = OfferNotes & { id: string; version: number }

/** The collections of offers: a kind each, alike in all else. */
export type OfferCollection = 'offresDuMoment' | 'ventesPrivees' | 'soldes'

interface OffersProps {
  collection: OfferCollection
  offers: (StandingOffer & { picture: PictureSource | undefined })[]
  /** Left out where there are none below the offers. */
  notes: StandingNotes | undefined
  none: string
}

/** The offers: as visitors read them, or with their editors. */
export function Offers({ collection, offers: initial, notes: initialNotes, none }: OffersProps) {
  const editing = useEditing()
  const offers = useDocuments(collection, initial)
  const [notes] = useDocuments(
    'notesOffres',
    useMemo(() => (initialNotes ? [initialNotes] : []), [initialNotes]),
  )
  const find = pictureOf(initial)
  const view = (
    <OfferList
      offers={offers.map((offer) => ({ ...offer, picture: find(offer.image, offer.titre) }))}
      notes={notes?.notes ?? []}
      none={none}
    />
  )
  if (!editing) return view
  return (
    <OffersEditor fallback={view} collection={collection} offers={offers} notes={notes} none={none} pictureOf={find} />
  )
}
