import { ASKED, PARAMETERS } from '../../lib/page-parameters'
import type { FilmTexts } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { closedService } from '../../lib/film-address'
import { fr } from '../../lib/french-typography'
import type { MediaSource } from '../../lib/media-source'
import { ButtonLink } from '../../ui/button'
import { RichText } from '../../ui/rich-text'
import { useKeptParameters } from './kept-parameters'
import { textsOf } from './recordings-of'
import styles from './recording.module.css'

/** What most films are like. */
const WIDE = { width: 960, height: 540 }

export interface RecordingView {
  media: MediaSource
  poster?: PictureSource | undefined
  /** How large it is, in pixels, where that is known before it is loaded. */
  size?: { width: number; height: number } | undefined
  /** Whether the visitor has asked for what another site plays. */
  asked: boolean
}

interface RecordingProps extends RecordingView {
  title: string
  number: number
  /** What it says and shows, for those who do not hear or see it. */
  texts?: Pick<FilmTexts, 'texte' | 'sousTitres'> | undefined
}

interface RecordingListProps {
  recordings: RecordingView[]
  title: string
  texts: FilmTexts[] | undefined
}

/** The videos and recordings of a treatment in their order. */
export function RecordingList({ recordings, title, texts }: RecordingListProps) {
  if (recordings.length === 0) return <p>Aucune vidéo disponible.</p>
  return (
    <div className={styles.recordings}>
      {recordings.map((recording, index) => (
        <Recording
          key={index}
          {...recording}
          title={title}
          number={index + 1}
          texts={textsOf(recording.media, texts)}
        />
      ))}
    </div>
  )
}

/** A recording with its words below it. */
export function Recording(props: RecordingProps) {
  const { media, title, number, texts } = props
  const name = fr(`${media.medium === 'video' ? 'Vidéo' : 'Enregistrement'} ${number} : ${title}`)
  return (
    <div className={styles.recording}>
      <Player {...props} name={name} />
      {texts?.texte && (
        <div className={styles.transcript}>
          {/* Before the text, not around it: where there is room beside the film, the text stands open by itself. */}
          <details className={styles.fold}>
            <summary>
              Transcription<span className="visually-hidden">{fr(` : ${name}`)}</span>
            </summary>
          </details>
          <p className={styles.label}>Transcription</p>
          <RichText html={texts.texte} className={styles.text} />
        </div>
      )}
    </div>
  )
}

/** A recording of this site plays in place. One of another site is part of the page once it was asked for. */
function Player({ media, poster, size = WIDE, asked, number, texts, name }: RecordingProps & { name: string }) {
  const anchor = `lecture-${number}`
  const kept = useKeptParameters()
  for (const name of Object.values(ASKED)) kept.delete(name)
  kept.set(PARAMETERS.recording, String(number))
  const closed = media.kind === 'foreign' ? closedService(media.src) : undefined

  if (closed) {
    return (
      <div className={styles.request} id={anchor}>
        <p className={styles.name}>{name}</p>
        <ButtonLink href={media.src} look="quiet" aria-label={fr(`Voir sur ${closed} : ${name}`)}>
          Voir sur {closed}
        </ButtonLink>
      </div>
    )
  }
  if (media.kind !== 'own' && !asked) {
    return (
      <div className={styles.request} id={anchor}>
        <p className={styles.name}>{name}</p>
        <ButtonLink href={`?${kept}#${anchor}`} look="quiet" aria-label={`Lire avec ${media.service} : ${name}`}>
          Lire avec {media.service}
        </ButtonLink>
        <p className={styles.note}>Rien n'est demandé à {media.service} avant votre accord.</p>
      </div>
    )
  }
  if (media.kind === 'player') {
    return (
      <>
        <iframe
          className={styles.player}
          id={anchor}
          src={media.src}
          title={name}
          data-medium={media.medium}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <p className={styles.note}>
          {media.medium === 'video' ? 'La vidéo ne vient pas ? ' : "L'enregistrement ne vient pas ? "}
          <a href={media.page}>Ouvrir sur {media.service}</a>
        </p>
      </>
    )
  }
  if (media.medium === 'audio') {
    return <audio className={styles.audio} id={anchor} src={media.src} aria-label={name} controls preload="none" />
  }
  const film = (
    <video
      className={styles.video}
      id={anchor}
      src={media.src}
      poster={poster && posterAddress(poster)}
      {...size}
      data-upright={size.height > size.width || undefined}
      data-wide={size.width * WIDE.height === size.height * WIDE.width || undefined}
      aria-label={name}
      controls
      muted
      playsInline
      preload={poster ? 'none' : 'metadata'}
    >
      {texts?.sousTitres && <track kind="captions" srcLang="fr" label="Français" src={texts.sousTitres} default />}
    </video>
  )
  return (
    <div className={styles.film}>
      {film}
      {/* Pressed by a finger, it is the film that is. */}
      <button type="button" className={styles.begin} data-begins="" aria-label={fr(`Lire : ${name}`)}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 3.5v17L20.5 12z" fill="currentColor" />
        </svg>
      </button>
    </div>
  )
}

/** A poster has one address for every screen and browser: that of its largest variant, in the lightest format that all know. */
function posterAddress({ src, widths, version }: PictureSource): string {
  return `${src.replace(/\.jpg$/, `-${Math.max(...widths)}.webp`)}?v=${version}`
}
