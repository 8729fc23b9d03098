import { createElement, Fragment, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { lostParts } from '../documents/rich-text'
import { classNames } from '../../lib/class-names'
import { fr } from '../../lib/french-typography'
import { late } from './late'
import type { RichTextOptions } from './rich-text-editor'
import editorStyles from './rich-text-editor.module.css'
import styles from './rich-text-field.module.css'

export type RichTextProps = Omit<RichTextOptions, 'attributes'>

interface Refused {
  /** The id of what says why the text is refused; undefined where it is not. */
  refusedBy?: string | undefined
}

/** The editor itself is in a file of its own, to be loaded when a text is opened. */
const Editor = late(async () => asComponent(await import('./rich-text-editor')), { isScripted: true })

function asComponent({ makeRichText }: typeof import('./rich-text-editor')) {
  return {
    default: function RichTextEditor(props: RichTextProps & Refused) {
      const { label, value, onChange, onLost, line = false, first = false, refusedBy } = props
      const place = useRef<HTMLDivElement>(null)
      const latest = useRef({ value, onChange, onLost })
      useEffect(() => {
        latest.current = { value, onChange, onLost }
      })
      useEffect(
        () =>
          makeRichText(place.current!, {
            label,
            value: latest.current.value,
            line,
            first,
            onChange: (html) => latest.current.onChange(html),
            onLost: (lost) => latest.current.onLost?.(lost),
          }),
        [label, line, first],
      )
      useEffect(() => {
        const box = place.current!.querySelector('[role=textbox]')!
        const refused = Object.entries(refusedAs(refusedBy))
        for (const [name, text] of refused) box.setAttribute(name, String(text))
        return () => {
          for (const [name] of refused) box.removeAttribute(name)
        }
      }, [label, line, first, refusedBy])
      // By its name the styles are within the page, also for forms that are opened before React is there.
      return <div ref={place} className={editorStyles.editor} />
    },
  }
}

/** Loads the editor ahead of its use. */
export const prepareRichText = Editor.prepare

/** A text with emphasis, lists, headings and links, written as it will be seen; or as HTML. */
export function RichTextField({ problem, ...props }: RichTextProps & { problem?: string | undefined }) {
  const [asHtml, setAsHtml] = useState(false)
  const [lost, setLost] = useState<string[]>([])
  const id = useId()
  const refused = { refusedBy: problem && id }
  return (
    <div className={styles.field} role="group" data-rich-text="" data-first={props.first || undefined}>
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
        <HtmlBox {...props} {...refused} />
      ) : (
        <Editor
          {...props}
          {...refused}
          onLost={setLost}
          fallback={<Awaited {...props} />}
          instead={<HtmlBox {...props} {...refused} />}
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

/** What a box that holds a text says of a refusal. */
const refusedAs = (by: string | undefined) => (by ? { 'aria-invalid': true, 'aria-describedby': by } : {})

/** What the server will not keep of a text that is written as HTML. */
function whatIsLost(html: string): string[] {
  const parts = lostParts(html)
  return parts.length > 0 ? [`Ne sera pas gardé : ${parts.join(', ')}. Le texte, lui, reste.`] : []
}

/** The text in the place that its editor takes: what stands below does not move under the finger as that arrives. */
function Awaited({ value, line = false }: RichTextProps) {
  return (
    <div className={editorStyles.editor} data-line={line || undefined}>
      <p className={styles.loading}>Chargement de l'éditeur…</p>
      <div className={classNames(editorStyles.text, styles.awaited)}>
        {typeof document !== 'undefined' && textOf(value)}
      </div>
    </div>
  )
}

const SHOWN = /^(?:P|UL|OL|LI|H[2-4]|BLOCKQUOTE|STRONG|EM|S|U|BR)$/

/** A text without anything else of its HTML: as a draft, it was never cleaned. */
function textOf(html: string): ReactNode {
  const shown = (node: Node, key: number): ReactNode =>
    node.nodeName === '#text'
      ? node.textContent
      : createElement(
          SHOWN.test(node.nodeName) ? node.nodeName.toLowerCase() : Fragment,
          { key },
          ...[...node.childNodes].map(shown),
        )
  return shown(new DOMParser().parseFromString(html, 'text/html').body, 0)
}

function HtmlBox({ label, value, onChange, line = false, refusedBy }: RichTextProps & Refused) {
  return (
    <textarea
      className={styles.html}
      aria-label={label}
      {...refusedAs(refusedBy)}
      rows={line ? 2 : 8}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
