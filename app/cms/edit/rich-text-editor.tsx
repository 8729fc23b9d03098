import { Editor, Extension, Mark } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import type { RichTextProps } from './rich-text-field'
import { firstField } from './first-field'
import { disarmed, readPasted } from './pasted-html'
import { RichTextToolbar } from './rich-text-toolbar'
import styles from './rich-text-editor.module.css'

/** What the site keeps beyond the kit: see app/cms/documents/clean-html.server.ts. */
const script = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    heading: { levels: [3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  script('subscript', 'sub'),
  script('superscript', 'sup'),
]

/** The editor itself: in a file of its own, to be loaded when a text is opened. */
export default function RichTextEditor({ label, value, onChange, onLost, line = false, first = false }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useState(0)
  const latest = useRef({ value, onChange, onLost })
  useEffect(() => {
    latest.current = { value, onChange, onLost }
  })
  useEffect(() => {
    const made = new Editor({
      element: place.current!,
      content: disarmed(latest.current.value),
      injectCSS: false,
      extensions: line ? [...EXTENSIONS, EnterSaves] : EXTENSIONS,
      editorProps: {
        transformPastedHTML(pasted) {
          const { html, lost } = readPasted(pasted)
          latest.current.onLost?.(lost)
          return html
        },
        attributes: {
          role: 'textbox',
          'aria-label': label,
          'aria-multiline': String(!line),
          class: styles.text!,
        },
      },
      onTransaction: () => redraw((count) => count + 1),
      onUpdate: ({ editor: { isEmpty }, editor: changed }) =>
        latest.current.onChange(isEmpty ? '' : htmlOf(changed.getHTML(), line)),
    })
    setEditor(made)
    const form = place.current!.closest('form')
    if (firstField(form) === made.view.dom) {
      made.view.focus()
      if (first) made.commands.selectAll()
      else made.commands.setTextSelection(made.state.doc.content.size)
    }
    return () => made.destroy()
  }, [label, line, first])

  return (
    <div className={styles.editor} data-line={line || undefined}>
      {editor && <RichTextToolbar editor={editor} line={line} />}
      <div ref={place} />
    </div>
  )
}

/** On a line Enter saves, as in any field of one line; within a list it goes on with the list. */
const EnterSaves = Extension.create({
  name: 'enterSaves',
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        if (editor.isActive('listItem')) return false
        editor.view.dom.closest('form')?.requestSubmit()
        return true
      },
    }
  },
})

/** A line alone is kept without the paragraph that the editor puts around it. */
function htmlOf(html: string, line: boolean): string {
  const inner = /^<p>((?:(?!<\/?p>).)*)<\/p>$/s.exec(html)?.[1]
  return line && inner !== undefined ? inner : html
}
