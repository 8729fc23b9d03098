import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import styles from './rich-text-editor.module.css'

interface Command {
  label: string
  sign: string
  /** What stands below the sign: the label, or the word of it that tells it from the others. */
  word?: string
  /** Whether it makes of its text more than a line. */
  isBlock?: boolean
  isActive: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const COMMANDS: Command[] = [
  {
    label: 'Gras',
    sign: 'G',
    isActive: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold(),
  },
  {
    label: 'Italique',
    sign: 'I',
    isActive: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    label: 'Intertitre',
    sign: 'T',
    isBlock: true,
    isActive: (editor) => editor.isActive('heading'),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: 'Liste à puces',
    sign: '•',
    word: 'Puces',
    isBlock: true,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Liste numérotée',
    sign: '1.',
    word: 'Numérotée',
    isBlock: true,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
]

/** What is done to the chosen words. */
export function RichTextToolbar({ editor, line }: { editor: Editor; line: boolean }) {
  const [address, setAddress] = useState<string>()
  const tools = useRef<HTMLDivElement>(null)
  const isLink = editor.isActive('link')
  useEffect(() => followSeen(tools.current!), [])

  function act(run: Command['run']) {
    // At once, where the editor's own command waits for the next frame and loses what is typed meanwhile.
    editor.view.focus()
    run(editor.chain()).run()
  }

  function apply() {
    const href = withProtocol(address ?? '')
    act((chain) => {
      const link = chain.extendMarkRange('link')
      return href ? link.setLink({ href }) : link.unsetLink()
    })
    setAddress(undefined)
  }

  return (
    <div ref={tools} className={styles.tools}>
      <div className={styles.toolbar} role="group" aria-label="Mise en forme">
        {COMMANDS.filter(({ isBlock }) => !line || !isBlock).map(({ label, sign, word, isActive, run }) => (
          <button
            key={label}
            type="button"
            className={styles.tool}
            data-tool={label}
            aria-label={label}
            aria-pressed={isActive(editor)}
            onMouseDown={keepFocus}
            onClick={() => act(run)}
          >
            <ToolFace sign={sign} word={word ?? label} />
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-label="Lien"
          aria-pressed={isLink}
          aria-expanded={address !== undefined}
          onClick={() =>
            setAddress(address === undefined ? ((editor.getAttributes('link')['href'] as string) ?? '') : undefined)
          }
        >
          <ToolFace sign={<Icon name="link" />} word="Lien" />
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

/** Tells an element from where on the page is seen, where a keyboard or two fingers have moved it up. Returns what ends that. */
function followSeen(element: HTMLElement): () => void {
  const seen = window.visualViewport
  const follow = () => element.style.setProperty('--seen-from', `${seen?.offsetTop ?? 0}px`)
  seen?.addEventListener('scroll', follow)
  seen?.addEventListener('resize', follow)
  return () => {
    seen?.removeEventListener('scroll', follow)
    seen?.removeEventListener('resize', follow)
  }
}

function ToolFace({ sign, word }: { sign: ReactNode; word: string }) {
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span className={styles.caption}>{word}</span>
    </>
  )
}

/** The words stay chosen, and the keyboard of a telephone stays open. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

/** What is typed as people say it: « www.exemple.fr », an e-mail, a path of the site. */
function withProtocol(address: string): string {
  const text = address.trim()
  if (!text || /^(?:https?:|mailto:|tel:|\/|#)/i.test(text)) return text
  return text.includes('@') ? `mailto:${text}` : `https://${text}`
}
