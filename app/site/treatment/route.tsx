import { BookingBar } from './booking-bar'
import { GoesWith } from './goes-with'
import { MissingTreatmentMeta } from './missing-treatment'
import { RemovedPanel, TreatmentPanel } from './treatment-panel'
import { readTreatmentPage } from './treatment-page.server'
import { Treatment } from './view'
import { bookingLink } from '../../lib/booking-link'
import { EditableInvitation } from '../../cms/edit/editable-invitation'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/route'

type Data = Route.ComponentProps['loaderData']

/** Where the treatment is booked, if there is one at the address. */
const booking = ({ treatment: { id } }: Pick<Data, 'treatment'>) => (id === undefined ? undefined : bookingLink(id))

export const handle = { sheet: 'Tarifs', isItalic: true, booking }

export function loader({ context, params, request }: Route.LoaderArgs) {
  return readTreatmentPage({ context, request }, params.soinId)
}

export default function TreatmentPage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, treatment, recordings, references, picture, removed, related } = loaderData
  const { nom, telephone, status, titles } = matches[0].loaderData.facts
  const contact = { telephone, status }
  return (
    <>
      {meta ? <PageMeta {...meta} /> : <MissingTreatmentMeta title={treatment.title} nom={nom} />}
      <Treatment document={treatment} {...{ recordings, references, picture, contact }}>
        {treatment.id !== undefined && <BookingBar document={treatment} />}
        {treatment.id !== undefined && <TreatmentPanel document={treatment} />}
        <RemovedPanel removed={removed} />
      </Treatment>
      {treatment.id !== undefined && <GoesWith document={treatment} titles={titles} related={related} />}
      <EditableInvitation telephone={telephone} href={booking({ treatment })} ground={picture?.ground} />
    </>
  )
}
