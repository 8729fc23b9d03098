import { PARAMETERS } from '../../content/page-parameters'
import type { PictureSource } from '../../content/pictures'
import type { MediaSource } from '../../lib/media-source'
import { ButtonLink } from '../../ui/button'
import styles from './recording.module.css'

export interface RecordingView {
  media: MediaSource
  poster?: PictureSource | undefined
  /** Whether the visitor has asked for what another site plays. */
  asked: boolean
}

interface RecordingProps extends RecordingView {
  title: string
  number: number
}

export function RecordingList({ recordings, title }: { recordings: RecordingView[]; title: string }) {
  if (recordings.length === 0) return <p>Aucune vidéo disponible.</p>
  return (
    <div className={styles.recordings}>
      {recordings.map((recording, index) => (
        <Recording key={index} {...recording} title={title} number={index + 1} />
      ))}
    </div>
  )
}

/** A recording of this site plays in place. One of another site is part of the page once it was asked for. */
export function Recording({ media, poster, asked, title, number }: RecordingProps) {
  const name = `${media.medium === 'video' ? 'Vidéo' : 'Enregistrement'} ${number} : ${title}`
  const anchor = `lecture-${number}`

  if (media.kind !== 'own' && !asked) {
    return (
      <div className={styles.request} id={anchor}>
        <p className={styles.name}>{name}</p>
        <ButtonLink
          href={`?${PARAMETERS.recording}=${number}#${anchor}`}
          look="quiet"
          aria-label={`Lire avec ${media.service} : ${name}`}
        >
          Lire avec {media.service}
        </ButtonLink>
        <p className={styles.note}>Rien n'est demandé à {media.service} avant votre accord.</p>
      </div>
    )
  }
  if (media.kind === 'player') {
    return (
      <iframe
        className={styles.player}
        id={anchor}
        src={media.src}
        title={name}
        data-medium={media.medium}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  if (media.medium === 'audio') {
    return <audio className={styles.audio} id={anchor} src={media.src} aria-label={name} controls preload="none" />
  }
  return (
    <video
      className={styles.video}
      id={anchor}
      src={media.src}
      poster={poster && posterAddress(poster)}
      width={960}
      height={540}
      aria-label={name}
      controls
      muted
      playsInline
      preload={poster ? 'none' : 'metadata'}
    />
  )
}

/** A poster has one address for every screen and browser: that of its largest variant, in the lightest format that all know. */
function posterAddress({ src, widths, version }: PictureSource): string {
  return `${src.replace(/\.jpg$/, `-${Math.max(...widths)}.webp`)}?v=${version}`
}
