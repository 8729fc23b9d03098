import { useId, useState } from 'react'
import { lostParts } from '../documents/rich-text'
import { fr } from '../../lib/french-typography'
import { late } from './late'
import styles from './rich-text-field.module.css'

export interface RichTextProps {
  /** The accessible name of the text box. */
  label: string
  value: string
  onChange: (html: string) => void
  /** A text that is most often one line: Enter then saves. */
  line?: boolean
  /** Whether the form opens on this field, its text chosen so that typing replaces it. */
  first?: boolean
  /** Told what a paste has left behind, in French. */
  onLost?: (lost: string[]) => void
}

const Editor = late(() => import('./rich-text-editor'), { isScripted: true })

/** Loads the editor ahead of its use. */
export const prepareRichText = Editor.prepare

/** A text with emphasis, lists, headings and links, written as it will be seen; or as HTML. */
export function RichTextField({ problem, ...props }: RichTextProps & { problem?: string | undefined }) {
  const [asHtml, setAsHtml] = useState(false)
  const [lost, setLost] = useState<string[]>([])
  const id = useId()
  return (
    <div
      className={styles.field}
      role="group"
      data-rich-text=""
      data-first={props.first || undefined}
      {...(problem && { 'aria-describedby': id, 'data-refused': '' })}
    >
      <p className={styles.head}>
        <span className={styles.label} aria-hidden="true">
          {props.label}
        </span>
        <button type="button" className={styles.switch} aria-pressed={asHtml} onClick={() => setAsHtml(!asHtml)}>
          Code HTML
          <span className="visually-hidden">{fr(` : ${props.label}`)}</span>
        </button>
      </p>
      {asHtml ? (
        <HtmlBox {...props} />
      ) : (
        <Editor
          {...props}
          onLost={setLost}
          fallback={<p className={styles.loading}>Chargement de l'éditeur…</p>}
          instead={<HtmlBox {...props} />}
        />
      )}
      <p className={styles.lost} role="status">
        {fr((asHtml ? whatIsLost(props.value) : lost).join(' '))}
      </p>
      {problem && (
        <p id={id} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** What the server will not keep of a text that is written as HTML. */
function whatIsLost(html: string): string[] {
  const parts = lostParts(html)
  return parts.length > 0 ? [`Ne sera pas gardé : ${parts.join(', ')}. Le texte, lui, reste.`] : []
}

function HtmlBox({ label, value, onChange, line = false }: RichTextProps) {
  return (
    <textarea
      className={styles.html}
      aria-label={label}
      rows={line ? 2 : 8}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
