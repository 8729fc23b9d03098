import { useRef, useState } from 'react'
import { saveProblems } from '../../cms/documents/save-problems'
import { findDraft, forgetDraft } from '../../cms/edit/drafts'
import type { Known } from '../../cms/edit/documents'
import { EditableBlock } from '../../cms/edit/editable-block'
import { EditForm } from '../../cms/edit/edit-form'
import { offerFocus } from '../../cms/edit/offer-focus'
import { OpenButton, placeAddress } from '../../cms/edit/place-link'
import { PresenceMark } from '../../cms/edit/presence-mark'
import { saveFields, type Opened, type SavingRules } from '../../cms/edit/saving'
import { fr } from '../../lib/french-typography'
import { isSame, type Json } from '../../lib/json'
import { writeNumber } from '../../lib/typed-number'
import { mergeChoosing } from '../../cms/documents/three-way-merge'
import { CentreDetails, type Around, type CentreView } from './centre-details'
import { CentreFields } from './centre-fields'
import { textsOf, viewFrom, viewOf, type CentreTexts } from './centre-texts'
import { ExceptionsEditor } from './exceptions-editor'
import { ExceptionsLink } from './exceptions-link'
import styles from './editor.module.css'

interface CentreEditorProps extends Omit<Around, 'document'> {
  document: Known<'centres'>
}

/** The centre as the administrator had it before her when she opened the form. */
interface SeenCentre {
  id: string
  version: number
  view: CentreView
  /** Whether somebody else's part is in that version as well. */
  isMerged?: boolean | undefined
}

/** Only the fields that differ from what was seen are saved. */
const RULES: SavingRules<CentreView> = {
  collection: 'centres',
  failure: "L'enregistrement a échoué.",
}

/** The centre's page with the form that changes it, and below it what visitors see. */
export default function CentreEditor({ document, ...given }: CentreEditorProps) {
  const standing = viewOf(document)
  const { now, planned } = given
  const around = { ...given, document }
  const place = `centres/${document.id}/page`
  const weekPlace = `centres/${document.id}/semaine`
  const asStanding = (): SeenCentre => ({ id: document.id, version: document.version, view: standing })
  const [open, setOpen] = useState(
    () => (findDraft<CentreTexts>(place)?.base as SeenCentre | undefined) ?? (findDraft(weekPlace) && asStanding()),
  )
  const control = useRef<HTMLDivElement>(null)

  function close() {
    forgetDraft(weekPlace)
    setOpen(undefined)
    setTimeout(() => offerFocus(control.current?.querySelector('button')))
  }

  function rebase({ id, version, fields, isMerged }: Opened<CentreView>): SeenCentre {
    const next = { id, version: version!, view: fields, isMerged }
    setOpen(next)
    return next
  }

  if (!open)
    return (
      <>
        <div ref={control} className={styles.control} data-screen="">
          <OpenButton
            place={placeAddress('centres', document.id)}
            aria-describedby="page-du-centre"
            onClick={() => setOpen(asStanding())}
          >
            Modifier
          </OpenButton>
          <span id="page-du-centre" className={styles.hint}>
            {fr("La présentation, les horaires, l'adresse et le téléphone")}
          </span>
          <ExceptionsLink />
          <PresenceMark place={place} />
        </div>
        <CentreDetails centre={standing} {...around} flagged />
        <div className={styles.position} data-screen="">
          <EditableBlock collection="centres" document={document} field="geo" name="la position sur la carte">
            {(geo) => <p className={styles.hint}>{fr(positionWords(geo))}</p>}
          </EditableBlock>
        </div>
        <ExceptionsEditor document={{ ...document, planned }} now={now} />
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
        save={(texts, { view, ...seen }) => saveFields(RULES, { ...seen, fields: view }, viewFrom(texts, view))}
        rebase={rebase}
        check={(texts) => saveProblems('centres', viewFrom(texts, open.view), open.view)}
        onClose={close}
        onReopen={() => setOpen(open)}
        standing={textsOf(standing)}
        outdated={!isSame(open.view, standing)}
        below={(texts) => (
          <section className={styles.preview} aria-labelledby="apercu">
            <h2 id="apercu" className={styles.previewTitle}>
              Aperçu
            </h2>
            <CentreDetails centre={previewOf(texts, open.view, standing)} {...around} planned={undefined} />
          </section>
        )}
      >
        {(fields) => <CentreFields {...fields} weekPlace={weekPlace} />}
      </EditForm>
      <ExceptionsEditor document={{ ...document, planned }} now={now} />
    </div>
  )
}

/** Where search engines are told that the centre is. */
function positionWords(geo: Known<'centres'>['geo']): string {
  const [latitude, longitude] = [geo?.latitude, geo?.longitude]
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? `Position donnée aux moteurs de recherche : latitude ${writeNumber(latitude)}, longitude ${writeNumber(longitude)}.`
    : 'Aucune position sur la carte n’est donnée aux moteurs de recherche.'
}

/** What is typed, among what others have saved meanwhile. */
function previewOf(texts: CentreTexts, seen: CentreView, standing: CentreView): CentreView {
  const mine = viewFrom(texts, seen)
  return mergeChoosing(asJson(seen), asJson(mine), asJson(standing), () => 'mine') as unknown as CentreView
}

const asJson = (view: CentreView) => view as unknown as Json
