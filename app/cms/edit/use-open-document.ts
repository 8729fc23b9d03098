import { useState } from 'react'
import { quoted } from '../../lib/quoted'
import type { CollectionName } from '../documents/collections'
import { NEW } from '../documents/document-id'
import { newId } from './changes'
import { findDraft, listDrafts } from './drafts'
import { notify } from './notices'
import type { Opened } from './saving'

/** Where a document is in its form; `turn` counts the times that the form was opened. */
interface Form<F> extends Opened<F> {
  turn: number
}

interface Options<F> {
  collection: CollectionName
  /** Makes the document that the form adds. */
  blank: () => F
}

/** The document of a list that its form is about, a new one where it is about no other; texts that are not saved come back. */
export function useOpenDocument<F extends { titre: string }>({ collection, blank }: Options<F>) {
  const found = (place: string) => findDraft<F>(place)?.base as Opened<F> | undefined
  const [open, setOpen] = useState<Form<F>>(() => ({ ...atStart(), turn: 0 }))

  /** Where what is typed of a document is kept. */
  const placeOf = (opened: { id: string; version?: number | undefined }) =>
    `${collection}/${opened.version === undefined ? NEW : opened.id}/document`

  /** A text that is not saved comes back in the form that it was typed in. */
  function atStart(): Opened<F> {
    const isOne = (place: string) => place.startsWith(`${collection}/`) && place.endsWith('/document')
    const left = listDrafts().find(({ place }) => isOne(place))
    return (left && found(left.place)) ?? unwritten()
  }

  function unwritten(): Opened<F> {
    return found(`${collection}/${NEW}/document`) ?? { id: newId(), version: undefined, fields: blank() }
  }

  const load = (opened: Opened<F>) => setOpen(({ turn }) => ({ ...opened, turn: turn + 1 }))

  /** Goes back to a text that is not saved; one that was saved since stands on the page. */
  function comeBack(opened: Opened<F>) {
    if (found(placeOf(opened))) load(opened)
    else notify({ text: 'Ce texte est déjà enregistré.' })
  }

  /** Opens a document in the form; what is typed there of another is kept. */
  function edit(document: Opened<F>) {
    const left = findDraft<F>(placeOf(open))
    if (left && open.version !== undefined)
      notify({
        text: `Votre texte pour ${quoted(left.value.titre)} est gardé.`,
        action: { label: 'Y revenir', run: () => comeBack(open) },
      })
    load(found(placeOf(document)) ?? document)
  }

  return {
    open,
    isNew: open.version === undefined,
    placeOf,
    edit,
    reopen: () => load(open),
    /** Goes back to a new document. */
    close: () => load(unwritten()),
    /** Goes back to a new document where the form is about the one that was removed. */
    closeRemoved: (id: string) => setOpen((now) => (now.id === id ? { ...unwritten(), turn: now.turn + 1 } : now)),
    /** Opens what was typed of a document that is there again. */
    openRestored: (id: string) => {
      const left = found(`${collection}/${id}/document`)
      if (left) load(left)
    },
    /** Goes on with what is typed from what was saved. */
    rebase: (saved: Opened<F>): Opened<F> => {
      setOpen(({ turn }) => ({ ...saved, turn }))
      return saved
    },
  }
}
