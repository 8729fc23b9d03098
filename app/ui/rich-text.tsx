import { frHtml } from '../lib/french-typography'
import { classNames } from '../lib/class-names'
import styles from './rich-text.module.css'

/** A text with emphasis, lists and links; nothing of an empty one. Its HTML was cleaned when it was stored. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  if (html === '') return null
  return <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: frHtml(html) }} />
}

/** The same within a line: a name, a price. */
export function RichLine({ html, className }: { html: string; className?: string | undefined }) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: frHtml(html) }} />
}
