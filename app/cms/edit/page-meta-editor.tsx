import { useEffect, useId, useRef, useState } from 'react'
import { SHOWN, WITHDRAWN, type PageMeta } from '../../seo/page-meta'
import type { PageWords } from '../../seo/page-definition'
import { fr } from '../../lib/french-typography'
import { isWithdrawable } from '../documents/page-keys'
import { useDocuments } from './documents'
import { EditForm, type FieldProps } from './edit-form'
import { AreaField, TextField, ToggleField } from './field'
import { metaPlace } from './page-meta-place'
import { saveFields, type Opened, type SavingRules } from './saving'
import styles from './page-meta-editor.module.css'

const YES_OR_NO = ['Non', 'Oui']

const RULES: SavingRules<PageWords> = {
  collection: 'pages',
  failure: "L'enregistrement a échoué.",
  missing: "Cette page n'existe plus.",
  present: (_, value) => (
    <p>{typeof value === 'boolean' ? YES_OR_NO[Number(value)] : fr(String(value)) || 'Le texte du site'}</p>
  ),
  labels: { titre: 'Titre dans Google', description: 'Description dans Google', masque: WITHDRAWN },
}

interface PageMetaEditorProps {
  meta: PageMeta
  onClose: () => void
  onReopen: () => void
}

/** What search engines show of the page: asked for over it, with a view of the result. */
export default function PageMetaEditor({ meta, onClose, onReopen }: PageMetaEditorProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { page, written } = meta
  const [known] = useState(() => (written.version > 0 ? [written] : []))
  const {
    id,
    version,
    titre,
    description,
    masque = false,
  } = useDocuments('pages', known).find((one) => one.id === page) ?? written
  const [opened, setOpened] = useState<Opened<PageWords>>({ id, version, fields: { titre, description, masque } })
  useEffect(() => void dialog.current?.showModal(), [])

  const rules: SavingRules<PageWords> = {
    ...RULES,
    onSaved: ({ titre }) => {
      document.title = fr(titre.trim()) || meta.derived.title
    },
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={heading} className={styles.title}>
        Référencement de cette page
      </h2>
      <p className={styles.intro}>
        {fr(
          'Ce que Google montre de la page. Un champ laissé vide garde le texte du site, qui suit vos modifications.',
        )}
      </p>
      <EditForm
        place={metaPlace(meta.page)}
        initial={opened.fields}
        base={opened}
        save={(mine, base) => saveFields(rules, base, mine)}
        rebase={(saved) => {
          setOpened(saved)
          return saved
        }}
        onClose={onClose}
        onReopen={onReopen}
        outdated={version !== opened.version}
        subject="le référencement de cette page"
      >
        {(fields) => <Words meta={meta} {...fields} />}
      </EditForm>
    </dialog>
  )
}

function Words({ meta, value, set, problemOf }: FieldProps<PageWords> & { meta: PageMeta }) {
  const { derived, url, siteName } = meta
  const title = fr(value.titre.trim()) || derived.title
  const description = fr(value.description.trim()) || derived.description
  return (
    <>
      <TextField
        label="Titre dans Google"
        value={value.titre}
        onChange={(titre) => set({ ...value, titre })}
        problem={problemOf('titre')}
        placeholder={derived.title}
        autoComplete="off"
        hint={lengthHint(value.titre.trim(), derived.title, SHOWN.title)}
      />
      <AreaField
        label="Description dans Google"
        value={value.description}
        onChange={(description) => set({ ...value, description })}
        problem={problemOf('description')}
        placeholder={derived.description}
        hint={lengthHint(value.description.trim(), derived.description, SHOWN.description)}
      />
      {isWithdrawable(meta.page) && (
        <ToggleField label={WITHDRAWN} value={value.masque ?? false} onChange={(masque) => set({ ...value, masque })} />
      )}
      <figure className={styles.preview}>
        <figcaption>Aperçu du résultat</figcaption>
        <p className={styles.site}>
          {siteName}{' '}
          <span>
            {decodeURI(url)
              .replace(/^https?:\/\//, '')
              .replaceAll('/', ' › ')}
          </span>
        </p>
        <p className={styles.result}>{cut(title, SHOWN.title)}</p>
        <p>{cut(description, SHOWN.description)}</p>
      </figure>
    </>
  )
}

/** Says how long the text that counts is, and whether it is shown whole. */
function lengthHint(own: string, derived: string, limit: number): string {
  const { length } = own || derived
  const counted = `${own ? '' : 'Texte du site : '}${length} caractère${length > 1 ? 's' : ''} sur ${limit}`
  return length > limit ? `${counted}, la fin sera coupée.` : `${counted}.`
}

const cut = (text: string, limit: number) => (text.length > limit ? `${text.slice(0, limit).trimEnd()}…` : text)
