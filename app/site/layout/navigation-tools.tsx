import { useEffect, useRef } from 'react'
import { isTypedHere, listDrafts } from '../../cms/edit/drafts'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { openedPart } from '../../cms/edit/opened-part'
import { useStateOf } from '../../cms/edit/state'
import { Button } from '../../ui/button'
import type { SiteFacts } from './site-facts'
import styles from './navigation-tools.module.css'

// With what it is made of: a part that came later would move what is below it from under a finger.
const NavigationEditor = late(async () => {
  const [editor] = await Promise.all([
    import('./navigation-editor'),
    import('../../cms/edit/entries-editor'),
    import('../../cms/edit/block-editor'),
  ])
  return editor
})

const PARTS = {
  menu: { name: 'Menu du site', heading: 'Menu', fields: ['menu', 'espace', 'bouton'] },
  pied: { name: 'Pied de page', heading: 'Pied de page', fields: ['pied', 'accroche', 'cookies', 'droits'] },
}

interface NavigationToolsProps {
  part: keyof typeof PARTS
  facts: SiteFacts
}

/** What changes the menu or the foot of every page, beside it; the administrators' bar opens it. */
export default function NavigationTools({ part, facts }: NavigationToolsProps) {
  const editing = useEditing()
  const opened = useStateOf(openedPart, undefined)
  const section = useRef<HTMLElement>(null)
  const isShown = editing && opened?.name === part
  const { name, heading, fields } = PARTS[part]
  useEffect(() => {
    if (hasDraft(fields)) openedPart.set({ name: part, isAsked: false })
  }, [part, fields])
  useEffect(() => {
    if (!isShown || !opened.isAsked) return
    section.current?.scrollIntoView({ block: 'start' })
    section.current?.focus({ preventScroll: true })
  }, [isShown, opened])
  if (!isShown) return null
  return (
    <section ref={section} tabIndex={-1} className={styles.tools} aria-label={name} data-tools="">
      <div className={styles.head}>
        <h2>{heading}</h2>
        <Button type="button" look="quiet" onClick={() => openedPart.set(undefined)}>
          Fermer
        </Button>
      </div>
      <NavigationEditor part={part} facts={facts} />
    </section>
  )
}

/** Says whether something was typed here on this page, and not saved. */
function hasDraft(fields: string[]): boolean {
  const isOfPart = (place: string) => place.startsWith('navigation/') && fields.includes(place.split('/')[2]!)
  return listDrafts().some((draft) => isOfPart(draft.place) && isTypedHere(draft))
}
