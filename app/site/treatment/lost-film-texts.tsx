import { useReducer } from 'react'
import type { Treatment } from './definition'
import { listDrafts } from '../../cms/edit/drafts'
import { fr } from '../../lib/french-typography'
import { mediaSource } from '../../lib/media-source'
import type { BegunTexts } from './film-texts-form'
import { FilmTextsForm } from './late-film-texts-form'
import type { RecordingView } from './recording'
import { addressOf, hasOwnCaptions, textsPlace } from './recordings-of'
import styles from './editor.module.css'

interface LostFilmTextsProps {
  document: Treatment & { id: string; version: number }
  /** The films that the page shows. */
  recordings: RecordingView[]
}

const LOST =
  'La vidéo de ce texte a été supprimée avant son enregistrement. Enregistrez-le pour le retrouver si elle revient, ou copiez-le.'

/** What was typed of films that were deleted meanwhile: saved, it is there again once its film is. */
export function LostFilmTexts({ document, recordings }: LostFilmTextsProps) {
  const { id } = document
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const shown = recordings.map(({ media }) => textsPlace(id, addressOf(media)))
  const beginning = textsPlace(id, '')
  const isLost = ({ place, base }: { place: string; base: unknown }) =>
    // Earlier releases did not keep which film it was.
    place.startsWith(beginning) && !shown.includes(place) && (base as Partial<BegunTexts>).video !== undefined
  // Of what several tabs have typed of one film, that of this tab is the first.
  const lost = new Map(
    listDrafts()
      .filter(isLost)
      .toReversed()
      .map(({ place, base }) => [place, base as BegunTexts]),
  )
  return [...lost].map(([place, begun]) => {
    const media = mediaSource(begun.video)
    return (
      <section key={place} className={styles.lost} aria-label="Texte d'une vidéo supprimée">
        <p role="status">{fr(LOST)}</p>
        <FilmTextsForm
          document={document}
          address={begun.video}
          hasCaptions={media !== undefined && hasOwnCaptions(media)}
          place={place}
          begun={begun}
          onClose={lookAgain}
          onReopen={lookAgain}
        />
      </section>
    )
  })
}
