import { lazy, Suspense, useState } from 'react'
import { AreaField } from './field'
import styles from './rich-text-field.module.css'

export interface RichTextProps {
  /** The accessible name of the text box. */
  label: string
  value: string
  onChange: (html: string) => void
  /** A text that is most often one line: Enter then saves. */
  line?: boolean
  problem?: string | undefined
}

const load = () => import('./rich-text-editor')

/** Loads the editor ahead of its use. */
export function prepareRichText(): void {
  // Where it cannot be loaded, the field says so by itself.
  load().catch(() => undefined)
}

/** Where the editor cannot be loaded, the text is still there to be changed, as HTML. */
const Editor = lazy(() => load().catch(() => ({ default: HtmlField })))

/** A text with emphasis, lists, headings and links, written as it will be seen; or as HTML. */
export function RichTextField(props: RichTextProps) {
  const [asHtml, setAsHtml] = useState(false)
  const { label, problem } = props
  return (
    <div className={styles.field}>
      {asHtml ? (
        <HtmlField {...props} />
      ) : (
        <Suspense fallback={<p className={styles.loading}>Chargement de l'éditeur…</p>}>
          <Editor {...props} />
        </Suspense>
      )}
      {problem && !asHtml && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className={styles.switch}
        aria-pressed={asHtml}
        aria-describedby={undefined}
        title={`${asHtml ? 'Revenir au texte' : 'Voir le code'} : ${label}`}
        onClick={() => setAsHtml(!asHtml)}
      >
        Code HTML
      </button>
    </div>
  )
}

function HtmlField({ label, value, onChange, line, problem }: RichTextProps) {
  return (
    <div className={styles.html}>
      <AreaField label={label} value={value} onChange={onChange} problem={problem} rows={line ? 2 : 8} />
    </div>
  )
}
