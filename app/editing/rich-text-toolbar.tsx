import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import styles from './rich-text-editor.module.css'

interface Command {
  label: string
  sign: string
  isActive: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const COMMANDS: Command[] = [
  {
    label: 'Gras',
    sign: 'G',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italique',
    sign: 'I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Intertitre',
    sign: 'T',
    isActive: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Liste à puces',
    sign: '•',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Liste numérotée',
    sign: '1.',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

/** What is done to the chosen words. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string>()
  const isLink = editor.isActive('link')

  function apply() {
    const href = withProtocol(address ?? '')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href) chain.setLink({ href }).run()
    else chain.unsetLink().run()
    setAddress(undefined)
  }

  return (
    <div className={styles.tools}>
      <div className={styles.toolbar} role="group" aria-label="Mise en forme">
        {COMMANDS.map(({ label, sign, isActive, run }) => (
          <button
            key={label}
            type="button"
            className={styles.tool}
            data-tool={label}
            aria-label={label}
            title={label}
            aria-pressed={isActive(editor)}
            onClick={() => run(editor)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-label="Lien"
          title="Lien"
          aria-pressed={isLink}
          aria-expanded={address !== undefined}
          onClick={() =>
            setAddress(address === undefined ? ((editor.getAttributes('link')['href'] as string) ?? '') : undefined)
          }
        >
          <span aria-hidden="true">↗</span>
        </button>
      </div>
      {address !== undefined && (
        <div className={styles.address}>
          <input
            aria-label="Adresse web"
            placeholder="https://…"
            inputMode="url"
            value={address}
            autoFocus
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') apply()
              else if (event.key === 'Escape') setAddress(undefined)
              else return
              // The form around it is not sent.
              event.preventDefault()
            }}
          />
          <button type="button" className={styles.word} onClick={apply}>
            Appliquer
          </button>
        </div>
      )}
    </div>
  )
}

/** What is typed as people say it: « www.exemple.fr », an e-mail, a path of the site. */
function withProtocol(address: string): string {
  const text = address.trim()
  if (!text || /^(?:https?:|mailto:|tel:|\/|#)/i.test(text)) return text
  return text.includes('@') ? `mailto:${text}` : `https://${text}`
}
