import { late } from '../../cms/edit/late'
import { TextListEditor } from '../../cms/edit/text-list-editor'
import type { Treatment } from './definition'
import { FAILURES } from './failures'
import { LostFilmTexts } from './lost-film-texts'
import { Recording, type RecordingView } from './recording'
import { recordingsOf, textsOf } from './recordings-of'

const FilmField = late(async () => ({ default: (await import('../../cms/edit/film-field')).FilmField }), {
  isScripted: true,
})

const FilmTexts = late(async () => ({ default: (await import('./film-texts')).FilmTexts }), { isScripted: true })

interface FilmsEditorProps {
  document: Treatment & { id: string; version: number }
  recordings: RecordingView[]
}

const WORDS = {
  add: 'Ajouter une vidéo',
  entry: 'la vidéo',
  removed: (name: string) => `${name} supprimée.`,
  failure: FAILURES.videos,
  none: 'Aucune vidéo disponible.',
}

/** The films of a treatment, each with its texts. */
export function FilmsEditor({ document, recordings }: FilmsEditorProps) {
  const { id, version, videos } = document
  return (
    <>
      <TextListEditor
        collection="categories"
        id={id}
        version={version}
        field="videos"
        texts={videos}
        words={WORDS}
        nameOf={(address) => nameOf(address, videos)}
        show={(address) => <Film address={address} document={document} recordings={recordings} />}
        form={({ value, set, problemOf }) => (
          <FilmField
            label="Adresse de la vidéo"
            value={value}
            onChange={set}
            problem={problemOf('')}
            hint="Un film à vous, ou une adresse YouTube, Vimeo, Dailymotion, ou d'un fichier MP4 ou WebM."
          />
        )}
      />
      <LostFilmTexts document={document} recordings={recordingsOf(videos, recordings)} />
    </>
  )
}

/** What a film is called: by its place, as beside its transcription. One that is being added has none yet. */
function nameOf(address: string, videos: string[]): string {
  const place = videos.indexOf(address)
  return place === -1 ? address : `Vidéo ${place + 1}`
}

interface FilmProps extends FilmsEditorProps {
  address: string
}

function Film({ address, document, recordings }: FilmProps) {
  const { title, videos, textesVideos } = document
  const [recording] = recordingsOf([address], recordings)
  if (!recording) return <p>{address}</p>
  const number = videos.indexOf(address) + 1
  return (
    <>
      <Recording
        {...recording}
        asked={false}
        title={title}
        number={number}
        texts={textsOf(recording.media, textesVideos)}
      />
      <FilmTexts document={document} media={recording.media} name={nameOf(address, videos)} />
    </>
  )
}
