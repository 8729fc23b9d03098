import { useRef, useState } from 'react'
import type { PictureSource } from '../../ui/pictures'
import { saveProblems } from '../../cms/documents/save-problems'
import { findDraft } from '../../cms/edit/drafts'
import type { Known } from '../../cms/edit/documents'
import { EditForm } from '../../cms/edit/edit-form'
import { PresenceMark } from '../../cms/edit/presence-mark'
import { type Json } from '../../lib/json'
import { mergeChoosing } from '../../cms/documents/three-way-merge'
import { Button } from '../../ui/button'
import { CentreDetails, type CentreView } from './centre-details'
import { CentreFields } from './centre-fields'
import { textsOf, viewFrom, viewOf, type CentreTexts } from './centre-texts'
import { ExceptionsEditor } from './exceptions-editor'
import { saveCentre, type SeenCentre } from './save-centre'
import styles from './editor.module.css'

interface CentreEditorProps {
  document: Known<'centres'>
  picture: PictureSource | undefined
  now: string
}

/** The centre's page with the form that changes it, and below it what visitors see. */
export default function CentreEditor({ document, picture, now }: CentreEditorProps) {
  const standing = viewOf(document)
  const around = { exceptions: document.exceptions, now, picture }
  const place = `centres/${document.id}/page`
  const [open, setOpen] = useState(() => findDraft<CentreTexts>(place)?.base as SeenCentre | undefined)
  const control = useRef<HTMLDivElement>(null)

  function close() {
    setOpen(undefined)
    setTimeout(() => control.current?.querySelector('button')?.focus())
  }

  if (!open)
    return (
      <>
        <div ref={control} className={styles.control}>
          <Button
            type="button"
            look="quiet"
            onClick={() => setOpen({ id: document.id, version: document.version, view: standing })}
          >
            Modifier
          </Button>
          <PresenceMark place={place} />
        </div>
        <CentreDetails centre={standing} {...around} flagged />
        <ExceptionsEditor document={document} now={now} />
      </>
    )
  return (
    <div className={styles.editing}>
      <EditForm
        place={place}
        subject="cette page"
        submitLabel="Enregistrer"
        initial={textsOf(open.view)}
        base={open}
        save={(texts, seen) => saveCentre(viewFrom(texts, seen.view), seen)}
        check={(texts) => saveProblems('centres', viewFrom(texts, open.view), open.view)}
        onClose={close}
        onReopen={() => setOpen(open)}
        outdated={JSON.stringify(open.view) !== JSON.stringify(standing)}
        below={(texts) => (
          <section className={styles.preview} aria-labelledby="apercu">
            <h2 id="apercu" className={styles.previewTitle}>
              Aperçu
            </h2>
            <CentreDetails centre={previewOf(texts, open.view, standing)} {...around} />
          </section>
        )}
      >
        {(fields) => <CentreFields {...fields} />}
      </EditForm>
      <ExceptionsEditor document={document} now={now} />
    </div>
  )
}

/** What is typed, among what others have saved meanwhile. */
function previewOf(texts: CentreTexts, seen: CentreView, standing: CentreView): CentreView {
  const mine = viewFrom(texts, seen)
  return mergeChoosing(asJson(seen), asJson(mine), asJson(standing), () => 'mine') as unknown as CentreView
}

const asJson = (view: CentreView) => view as unknown as Json
