import type { RefObject } from 'react'
import { PageMetaEditor } from './late-page-meta-editor'
import { openedPart, type SitePart } from './opened-part'
import styles from './administration.module.css'

interface AdministrationMenuProps {
  menu: RefObject<HTMLDetailsElement | null>
  /** What stands around the page, and is changed from here. */
  parts: SitePart[]
  /** Whether the page has something to say of itself to search engines. */
  isDescribed: boolean
  onDescribe: () => void
}

/** The pages of the administration, and what is changed from any page. */
export function AdministrationMenu({ menu, parts, isDescribed, onDescribe }: AdministrationMenuProps) {
  const close = () => menu.current?.removeAttribute('open')

  function describe() {
    close()
    onDescribe()
  }

  function openPart(name: string) {
    close()
    openedPart.set({ name, isAsked: true })
  }

  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        close()
        focusMenu(menu.current)
      }}
    >
      <summary>Administration</summary>
      <ul>
        <li>
          <a href="/admin">Page d'administration</a>
        </li>
        <li>
          {/* On that page itself, it would cover what it leads to. */}
          <a href="/admin#mon-acces" onClick={close}>
            Mon accès
          </a>
        </li>
        <li>
          <a href="/bienvenue">Bienvenue</a>
        </li>
        <li>
          <a href="/historique">Historique</a>
        </li>
        <li>
          <a href="/historique#sauvegarde">Sauvegarde</a>
        </li>
        <li>
          <a href="/prevu">Prévu</a>
        </li>
        <li>
          <form className={styles.date} method="get" action={isDescribed ? undefined : '/'}>
            <label htmlFor="site-au">Voir le site au</label>
            <input id="site-au" type="date" name="date" max="2999-12-31" required />
            <button type="submit">Voir</button>
          </form>
        </li>
        <li>
          <a href="/guide">Guide</a>
        </li>
        {parts.map(({ name, label }) => (
          <li key={name}>
            <button type="button" onClick={() => openPart(name)}>
              {label}
            </button>
          </li>
        ))}
        {isDescribed && (
          <li>
            <button
              type="button"
              onPointerEnter={PageMetaEditor.prepare}
              onFocus={PageMetaEditor.prepare}
              onClick={describe}
            >
              Référencement de cette page
            </button>
          </li>
        )}
      </ul>
    </details>
  )
}

export const focusMenu = (menu: HTMLDetailsElement | null) => menu?.querySelector('summary')?.focus()
