import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { MaybeCaution } from './caution'
import type { ListPage } from '../documents/lists'
import { saveProblems } from '../documents/save-problems'
import { fr } from '../../lib/french-typography'
import { Pill } from '../../ui/pill'
import { withKey } from './changes'
import { CollectionList } from './collection-list'
import { isDeleted, revealDocument } from './documents'
import { EditForm, type FieldProps } from './edit-form'
import { offerFocus } from './offer-focus'
import { newIn, OpenButton, usePlaceLink } from './place-link'
import { saveFields, type Opened, type SavingRules } from './saving'
import { useOpenDocument } from './use-open-document'
import { useWaiting } from './waiting'
import { rowOf } from './use-kept-in-view'
import styles from './collection-editor.module.css'

/** A document as the page shows it. */
export type Standing<F> = F & { id: string; version: number }

export interface CollectionWords {
  /** The heading above the form. */
  title: string
  add: string
  update: string
  /** What a document is, as it is asked whether to delete it: « l'offre ». */
  document: string
  removed: (title: string) => string
  none: string
}

interface CollectionEditorProps<F> extends Omit<SavingRules<F>, 'onSaved'> {
  documents: Standing<F>[]
  /** Which page of the list the documents are; left out where they are all of it. */
  page?: ListPage
  words: CollectionWords
  /** Makes the document that the form adds. */
  blank: () => F
  /** Takes the fields alone out of a document. */
  fieldsOf: (document: Standing<F>) => F
  /** What is saved of what was typed. */
  tidy?: (fields: F) => F
  /** Says why a text had better not be saved. */
  caution?: (fields: F) => MaybeCaution
  form: (fields: FieldProps<F>) => ReactNode
  /** A document as visitors see it. */
  show: (fields: F, place: { id: string | undefined; index: number }) => ReactNode
  /** How its list is laid out. */
  className?: string | undefined
  /** Whether there is room for the preview beside the form: visitors see two documents side by side. */
  isPreviewBeside?: boolean
}

/** A list of documents with its form: documents are added, loaded into the form, removed and put in order. */
export function CollectionEditor<F extends { titre: string }>(props: CollectionEditorProps<F>) {
  const { collection, documents, words, blank, fieldsOf, tidy = (fields) => fields, form, show } = props
  const { open, isNew, ...opened } = useOpenDocument({ collection, blank })
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const titled = useId()
  const isWaiting = useWaiting()
  const link = usePlaceLink()
  const standing = documents.find(({ id }) => id === open.id)
  const isGone = useIsGone(props, isNew || standing ? undefined : open.id)
  const rules: SavingRules<F> = { ...props, onSaved: (_, id) => revealDocument(collection, id) }

  function edit(document: Standing<F>) {
    const { id, version } = document
    if (id === open.id && !isNew) heading.current?.scrollIntoView()
    else opened.edit({ id, version, fields: fieldsOf(document) })
  }

  function close() {
    opened.close()
    setTimeout(() => {
      const edit = rowOf(open.id, list.current)?.querySelector<HTMLElement>('[data-edit]')
      offerFocus(edit ?? heading.current)
    })
  }

  function forget(id: string) {
    opened.closeRemoved(id)
    if (documents.every((document) => document.id === id)) setTimeout(() => offerFocus(heading.current))
  }

  // She pressed a button far below: the form comes to her.
  useLayoutEffect(() => {
    if (open.turn > 0 && !isNew) heading.current?.scrollIntoView()
  }, [open.turn, isNew])

  return (
    <div className={styles.editor}>
      <section
        className={styles.panel}
        aria-labelledby={titled}
        data-beside={props.isPreviewBeside}
        data-opens={isWaiting ? undefined : link(newIn(collection))}
      >
        <h2 ref={heading} id={titled} className={styles.title} tabIndex={-1}>
          {fr(words.title)}
        </h2>
        {isWaiting && (
          <p className={styles.begin}>
            <OpenButton place={newIn(collection)}>{words.add}</OpenButton>
          </p>
        )}
        <EditForm
          key={open.turn}
          place={opened.placeOf(open)}
          initial={open.fields}
          base={{ id: open.id, version: open.version, fields: open.fields } as Opened<F>}
          save={(value, base) => saveFields(rules, base, tidy(value))}
          withKey={(base) => (base.version === undefined ? withKey(base) : base)}
          rebase={opened.rebase}
          check={(value) => saveProblems(collection, tidy(value), isNew ? undefined : open.fields)}
          caution={props.caution}
          onClose={close}
          onReopen={opened.reopen}
          submitLabel={isNew ? words.add : words.update}
          subject="ce texte"
          isNew={isNew}
          isAlwaysOpen={isNew || open.turn === 0}
          standing={standing && !isNew ? fieldsOf(standing) : undefined}
          outdated={standing ? !isNew && !isSameText(fieldsOf(standing), open.fields) : isGone && props.missing}
          below={(value) =>
            !isSameText(tidy(value), tidy(blank()), 'date') && (
              <Preview className={props.isPreviewBeside ? undefined : props.className}>
                {show(tidy(value), HERE)}
              </Preview>
            )
          }
        >
          {form}
        </EditForm>
      </section>
      <CollectionList
        ref={list}
        {...props}
        openId={isNew ? undefined : open.id}
        onEdit={edit}
        onRemoved={forget}
        onRestored={opened.openRestored}
      />
    </div>
  )
}

const HERE = { id: undefined, index: 0 }

/** What is typed, as visitors will see it. */
function Preview({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.preview}>
      <p className={styles.mark}>
        <Pill>Aperçu</Pill>
      </p>
      <div className={className}>{children}</div>
    </div>
  )
}

/** Says whether a document that the page does not show is gone: it may stand on another page of its list. */
function useIsGone<F>({ collection, documents, page }: CollectionEditorProps<F>, id: string | undefined): boolean {
  const [known, setKnown] = useState<string>()
  const isAway = page !== undefined && id !== undefined
  useEffect(() => {
    let isAsked = isAway
    if (isAway) void isDeleted(collection, id).then((deleted) => isAsked && setKnown(deleted ? id : undefined))
    return () => {
      isAsked = false
    }
    // Every change of the list may be one of the document.
  }, [collection, id, isAway, documents])
  return id !== undefined && (!isAway || known === id)
}

function isSameText(one: object, other: object, except?: string): boolean {
  const text = (fields: object) => JSON.stringify(fields, (key, value: unknown) => (key === except ? '' : value))
  return text(one) === text(other)
}
