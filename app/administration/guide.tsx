import { frHtml } from '../lib/french-typography'
import styles from './guide.module.css'

/** The guide, as it is written in the project's own documents. */
export function Guide({ html }: { html: string }) {
  return <div className={styles.guide} dangerouslySetInnerHTML={{ __html: frHtml(html) }} />
}
