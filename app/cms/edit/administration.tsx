import { useEffect, useRef, useState } from 'react'
import type { PageMeta } from '../../seo/page-meta'
import type { Viewer } from '../../accounts/viewer'
import { fr } from '../../lib/french-typography'
import { findDraft, isTypedHere, listDrafts } from './drafts'
import { listen, listening } from './live'
import { keepPlace } from './keep-place'
import { late } from './late'
import { setEditing } from './mode'
import { NoticeList } from './notice-list'
import { openedPart, type SitePart } from './opened-part'
import { metaPlace } from './page-meta-place'
import { keepSession, passwordAsked, signOut } from './session'
import { useStateOf } from './state'
import { keepFromSecondSends, keepFromSecondTaps } from './use-single-tap'
import styles from './administration.module.css'

const SignInAgain = late(() => import('./sign-in-again'), { isScripted: true })
const PageMetaEditor = late(() => import('./page-meta-editor'))

/** Kept for the visit, from page to page. */
const AS_VISITOR = 'vue-publique'

interface AdministrationProps {
  viewer: Viewer
  /** What the page says of itself to search engines; undefined where it is not for visitors. */
  meta: PageMeta | undefined
  /** What stands around the page, and is changed from here. */
  parts: SitePart[]
}

/** Lets an administrator work on the page: her session, what others do at the same time, and her tools. */
export default function Administration({ viewer, meta, parts }: AdministrationProps) {
  const [asVisitor, setAsVisitor] = useState(() => sessionStorage.getItem(AS_VISITOR) !== null)
  const [elsewhere] = useState(unsavedElsewhere)
  const menu = useRef<HTMLDetailsElement>(null)
  const [isDescribing, setDescribing] = useState(() => meta && findDraft(metaPlace(meta.page)) !== undefined)
  const asked = useStateOf(passwordAsked, 'no')
  const isListening = useStateOf(listening, true)
  const part = useStateOf(openedPart, undefined)
  const opened = part !== undefined || Boolean(isDescribing)
  const openedBefore = useRef(opened)
  useEffect(() => keepSession(viewer), [viewer])
  useEffect(() => listen(viewer), [viewer])
  useEffect(keepFromSecondTaps, [])
  useEffect(keepFromSecondSends, [])
  useEffect(() => {
    addEventListener('submit', interceptSignOut)
    return () => removeEventListener('submit', interceptSignOut)
  }, [])
  useEffect(() => setEditing(!asVisitor), [asVisitor])

  function look(as: boolean) {
    if (as) sessionStorage.setItem(AS_VISITOR, '')
    else sessionStorage.removeItem(AS_VISITOR)
    keepPlace(() => {
      setAsVisitor(as)
      setEditing(!as)
    })
  }

  const closeMenu = () => menu.current?.removeAttribute('open')
  const focusMenu = () => menu.current?.querySelector('summary')?.focus()

  useEffect(() => {
    // What had the focus is gone with what was closed.
    if (openedBefore.current && !opened) focusMenu()
    openedBefore.current = opened
  }, [opened])

  function describe() {
    closeMenu()
    setDescribing(true)
  }

  function openPart(name: string) {
    closeMenu()
    openedPart.set({ name, isAsked: true })
  }

  return (
    <>
      <nav className={styles.bar} aria-label="Administration du site">
        {!asVisitor && (
          <details
            ref={menu}
            className={styles.menu}
            onKeyDown={({ key }) => {
              if (key !== 'Escape') return
              closeMenu()
              focusMenu()
            }}
          >
            <summary>Administration</summary>
            <ul>
              <li>
                <a href="/admin">Page d'administration</a>
              </li>
              <li>
                <a href="/bienvenue">Bienvenue</a>
              </li>
              <li>
                <a href="/historique">Historique</a>
              </li>
              <li>
                <a href="/prevu">Prévu</a>
              </li>
              <li>
                <form className={styles.date} method="get" action={meta ? undefined : '/'}>
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
              {meta && (
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
        )}
        {elsewhere && (
          <a className={styles.look} href={elsewhere}>
            Reprendre un texte non enregistré
          </a>
        )}
        <p className={styles.offline} role="status">
          {!isListening && fr('Hors ligne : vos textes sont gardés.')}
        </p>
        <button type="button" className={styles.look} onClick={() => look(!asVisitor)}>
          {asVisitor ? "Revenir à l'édition" : 'Voir comme en visite'}
        </button>
      </nav>
      {meta && isDescribing && (
        <PageMetaEditor
          key={meta.page}
          meta={meta}
          onClose={() => setDescribing(false)}
          onReopen={() => setDescribing(true)}
        />
      )}
      <NoticeList />
      {asked !== 'no' && <SignInAgain email={viewer.user.email} isAsked={asked === 'asked'} />}
    </>
  )
}

/** Finds another page where something was typed and is not saved. */
function unsavedElsewhere(): string | undefined {
  return listDrafts().find((draft) => draft.page !== undefined && !isTypedHere(draft))?.page
}

/** The form works without script; with it, the other tabs are told as well. */
function interceptSignOut(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  // Not `form.action`: in a form with a control of that name, it is the control.
  if (form.getAttribute('action') !== '/deconnexion') return
  event.preventDefault()
  void signOut()
}
