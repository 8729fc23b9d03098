import { UV_NOTICE, UV_PATH } from './uv-first-content'
import { frText } from '../../ui/french-text'
import { Button } from '../../ui/button'
import { useKeptParameters } from './kept-parameters'
import styles from './uv-notice.module.css'

/**
 * The warning before the UV page. Everything else on the page is inert until it is dismissed, so
 * the keyboard stays inside also without script: dismissing then asks for the page without it.
 */
export function UvNotice({ more }: { more: string[] }) {
  const kept = useKeptParameters()
  return (
    <div className={styles.veil} data-notice="">
      <div
        className={styles.notice}
        role="dialog"
        aria-modal="true"
        aria-labelledby="notice-titre"
        aria-describedby="notice-texte"
        tabIndex={-1}
        autoFocus
      >
        <h2 id="notice-titre">{UV_NOTICE.title}</h2>
        <div id="notice-texte" className={styles.text}>
          <NoticeParagraphs more={more} />
        </div>
        <form method="get">
          {[...kept].map(([name, value], place) => (
            <input key={place} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">J'ai compris</Button>
        </form>
      </div>
    </div>
  )
}

/** What is said of the risk where the notice has been read, and the way back to it. */
export function UvRisk() {
  return (
    <div className={styles.risk}>
      <p>{frText(UV_NOTICE.paragraphs[0]!)}</p>
      <p>
        <a href={UV_PATH}>{frText("Relire la notice d'information")}</a>
      </p>
    </div>
  )
}

/** What the law asks to be said, whole, then what the institute adds to it. */
export function NoticeParagraphs({ more }: { more: string[] }) {
  return [...UV_NOTICE.paragraphs, ...more].map((paragraph, place) => <p key={place}>{frText(paragraph)}</p>)
}
