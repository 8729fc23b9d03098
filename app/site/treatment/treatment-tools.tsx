import { useRef, useState } from 'react'
import { confirmDeletion } from '../../cms/edit/deletion'
import type { Known } from '../../cms/edit/documents'
import { findDraft } from '../../cms/edit/drafts'
import { late } from '../../cms/edit/late'
import { notify } from '../../cms/edit/notices'
import { offerFocus } from '../../cms/edit/offer-focus'
import { OpenButton, placeAddress } from '../../cms/edit/place-link'
import { removeDocument } from '../../cms/edit/remove-document'
import { offerRetry } from '../../cms/edit/saving'
import { useWaiting } from '../../cms/edit/waiting'
import { Button } from '../../ui/button'
import { HiddenMark } from '../../ui/hidden-mark'
import type { ToolFormProps } from './rename-form'
import { setHidden } from './set-hidden'
import styles from './treatment-tools.module.css'

const FORMS = {
  rename: late(() => import('./rename-form')),
  card: late(() => import('./card-form')),
  prices: PricesForm,
  masque: late(() => import('./hidden-form')),
}
type FormName = keyof typeof FORMS

const LABELS: Record<FormName, string> = {
  rename: 'Renommer',
  card: 'Modifier la carte',
  prices: 'Modifier plusieurs prix',
  masque: 'Masquer du… au…',
}

/** What of a treatment is in the form that serves until the page is alive; left out where that is all of it. */
const FIELDS: Partial<Record<FormName, string>> = { rename: 'title', prices: 'tarifs', masque: 'masque' }

const NAMES = Object.keys(FORMS) as FormName[]

const ManyPricesForm = late(() => import('./many-prices-form'))

function PricesForm({ document, ...form }: ToolFormProps) {
  return <ManyPricesForm only={document.id} place={`categories/${document.id}/prices`} {...form} />
}

/** What is done to a treatment as a whole: its name, its card, whether it is shown. */
export default function TreatmentTools({ document }: { document: Known<'categories'> }) {
  const { id, title, masque = false } = document
  const [open, setOpen] = useState<FormName | undefined>(() =>
    NAMES.find((name) => findDraft(`categories/${id}/${name}`)),
  )
  /** What was pressed and is being done. */
  const isWaiting = useWaiting()
  const [doing, setDoing] = useState<'hide' | 'remove'>()
  const tools = useRef<HTMLDivElement>(null)
  const Form = open && FORMS[open]
  const place = placeAddress('categories', id)
  const placeOf = (name: FormName) => [place, FIELDS[name]].filter(Boolean).join('/')

  function close() {
    setOpen(undefined)
    setTimeout(() => offerFocus(tools.current?.querySelector<HTMLElement>(`[data-tool=${open}]`)))
  }

  async function remove() {
    if (doing || !confirmDeletion('le soin', title)) return
    setDoing('remove')
    const sent = await removeDocument('categories', document, 'Ce soin')
    setDoing(undefined)
    if (sent.outcome === 'removed' || sent.outcome === 'missing') location.reload()
    else if (sent.outcome !== 'conflict') offerRetry("Le soin n'a pas été supprimé.", sent, () => void remove())
  }

  async function toggle() {
    if (doing) return
    setDoing('hide')
    const version = await setHidden(document, !masque, () => void toggle())
    setDoing(undefined)
    if (version === 'missing') return location.reload()
    if (version === undefined) return
    notify({
      text: masque ? 'Ce soin est de nouveau montré.' : 'Ce soin est masqué : les visiteurs ne le voient plus.',
    })
  }

  return (
    <div ref={tools} className={styles.tools} data-own-ground="" data-screen="">
      {masque && (
        <p className={styles.hidden}>
          <HiddenMark /> Les visiteurs ne voient pas ce soin.
        </p>
      )}
      <div className={styles.bar} role="group" aria-label={`Le soin ${title}`}>
        {NAMES.map((name) => {
          const label = name === 'masque' && masque ? 'Afficher le…' : LABELS[name]
          // The form that serves until the page is alive asks for no day: « Masquer » leads to it.
          if (name === 'masque' && isWaiting)
            return (
              <Button key={name} type="button" look="quiet">
                {label}
              </Button>
            )
          return (
            <OpenButton
              key={name}
              place={placeOf(name)}
              data-tool={name}
              aria-expanded={open === name}
              onClick={() => setOpen(name)}
            >
              {label}
            </OpenButton>
          )
        })}
        <OpenButton place={placeOf('masque')} aria-busy={doing === 'hide'} onClick={() => void toggle()}>
          {masque ? 'Afficher' : 'Masquer'}
        </OpenButton>
        <OpenButton place={place} ask="supprimer" aria-busy={doing === 'remove'} onClick={() => void remove()}>
          Supprimer<span className="visually-hidden"> le soin</span>
        </OpenButton>
      </div>
      {Form && <Form key={open} document={document} onClose={close} onReopen={() => setOpen(open)} />}
    </div>
  )
}
