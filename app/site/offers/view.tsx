import { useMemo } from 'react'
import type { Offer, OfferNotes } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { useDocumentList, useDocuments } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { pictureOf } from '../../cms/edit/picture-of'
import { offerLink } from '../../lib/booking-link'
import { telephoneLink, telephoneNumbers, telephoneText } from '../../lib/telephone'
import { useWords } from '../../cms/edit/words'
import { GROUNDS, OfferList, type Asking, type OfferCollection } from './offer-list'
import { isShown } from '../../lib/offer-period'

const OffersEditor = late(() => import('./editor'))

export type StandingOffer = Offer & { id: string; version: number }
export type StandingNotes = OfferNotes & { id: string; version: number }

interface OffersProps {
  collection: OfferCollection
  offers: (StandingOffer & { picture: PictureSource | undefined })[]
  /** Left out where there are none below the offers. */
  notes: StandingNotes | undefined
  none: string
  /** The institute's calendar day. */
  today: string
  telephone: string
}

/** The offers: as visitors read them, or with their editors. */
export function Offers({ collection, offers: initial, notes: initialNotes, none, today, telephone }: OffersProps) {
  const editing = useEditing()
  const offers = useDocumentList(collection, initial)
  const [notes] = useDocuments(
    'notesOffres',
    useMemo(() => (initialNotes ? [initialNotes] : []), [initialNotes]),
  )
  const find = pictureOf(initial)
  const words = useWords()
  // What is few, or stands on a shelf, no service can put aside: it is asked for by a call.
  const [number = telephone] = telephoneNumbers(telephone)
  const call = { link: () => telephoneLink(number), beside: telephoneText(number) }
  const asking: Record<OfferCollection, Asking> = {
    offresDuMoment: { words: 'Réserver cette offre', link: offerLink },
    ventesPrivees: { words: words['ventes-privees'].demande, ...call },
    soldes: { words: words['nos-soldes'].demande, ...call },
  }
  const view = (
    <OfferList
      today={today}
      asking={asking[collection]}
      goods={collection === 'soldes'}
      ground={GROUNDS[collection]}
      offers={offers
        .filter((offer) => isShown(offer, today))
        .map((offer) => ({ ...offer, picture: find(offer.image, offer.titre) }))}
      notes={notes?.notes ?? []}
      none={none}
    />
  )
  if (!editing) return view
  return (
    <OffersEditor
      fallback={view}
      collection={collection}
      offers={offers}
      notes={notes}
      none={none}
      today={today}
      pictureOf={find}
    />
  )
}
