import { useEffect, useRef, useState } from 'react'
import type { PageMeta } from '../../seo/page-meta'
import type { Viewer } from '../../accounts/viewer'
import { fr } from '../../lib/french-typography'
import { VISITORS_PAGE } from '../../lib/visitors-page'
import { AdministrationMenu, focusMenu } from './administration-menu'
import { findDraft, isTypedHere, listDrafts } from './drafts'
import { listen, listening } from './live'
import { keepPlace } from './keep-place'
import { late } from './late'
import { setEditing } from './mode'
import { NoticeList } from './notice-list'
import { notify } from './notices'
import { openedPart, type SitePart } from './opened-part'
import { PageMetaEditor } from './late-page-meta-editor'
import { metaPlace } from './page-meta-place'
import { ask } from './request'
import { keepSession, passwordAsked, signOut } from './session'
import { useStateOf } from './state'
import { keepFromSecondTaps } from './use-single-tap'
import styles from './administration.module.css'

const SignInAgain = late(() => import('./sign-in-again'), { isScripted: true })

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
  const [isAsking, setAsking] = useState(false)
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
  useEffect(() => {
    // Before what listens on the window, which takes any other form for one that leaves the page.
    document.addEventListener('submit', interceptSignOut)
    return () => document.removeEventListener('submit', interceptSignOut)
  }, [])
  /** How often either view was asked for: an answer that comes after another press is not shown. */
  const presses = useRef(0)
  function look(as: boolean, given?: object) {
    presses.current += 1
    setAsking(false)
    if (as) sessionStorage.setItem(AS_VISITOR, '')
    else sessionStorage.removeItem(AS_VISITOR)
    keepPlace(() => {
      setAsVisitor(as)
      setEditing(!as, given)
    })
  }

  async function lookAsVisitor() {
    const press = (presses.current += 1)
    setAsking(true)
    const answer = await ask(location.pathname + location.search, undefined, VISITORS_PAGE)
    if (press !== presses.current) return
    if (!('failure' in answer)) return look(true, answer.body as object | undefined)
    look(false)
    const again = { label: 'Réessayer', run: () => void lookAsVisitor() }
    notify({ text: "La page n'a pas pu être lue comme en visite.", action: again })
  }

  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    setEditing(!asVisitor)
    if (asVisitor) void lookAsVisitor()
  })

  useEffect(() => {
    // What had the focus is gone with what was closed.
    if (openedBefore.current && !opened) focusMenu(menu.current)
    openedBefore.current = opened
  }, [opened])

  return (
    <>
      <nav className={styles.bar} aria-label="Administration du site">
        {!asVisitor && (
          <AdministrationMenu
            menu={menu}
            parts={parts}
            isDescribed={meta !== undefined}
            onDescribe={() => setDescribing(true)}
          />
        )}
        {elsewhere && (
          <a className={styles.look} href={elsewhere}>
            Reprendre un texte non enregistré
          </a>
        )}
        <p className={styles.offline} role="status">
          {!isListening && fr('Hors ligne : vos textes sont gardés.')}
        </p>
        <button
          type="button"
          className={styles.look}
          aria-busy={isAsking}
          onClick={() => (asVisitor ? look(false) : void lookAsVisitor())}
        >
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
