import { useState } from 'react'
import { treatmentKey, treatmentPath } from '../../cms/documents/page-keys'
import { sendChange } from '../../cms/edit/changes'
import { ChoiceField } from '../../cms/edit/field'
import { notify } from '../../cms/edit/notices'
import { offerRetry } from '../../cms/edit/saving'
import { useWaiting } from '../../cms/edit/waiting'
import { fr } from '../../lib/french-typography'
import { quoted } from '../../lib/quoted'
import { Button } from '../../ui/button'
import type { RemovedTreatment } from './treatment-panel'
import styles from './treatment-tools.module.css'

/** Brings a deleted treatment back, or leads those who look for it to another page. */
export default function RemovedTools({ id, title, version, targets }: RemovedTreatment) {
  const [target, setTarget] = useState(Object.keys(targets)[0]!)
  const isWaiting = useWaiting()

  async function restore() {
    const sent = await sendChange({ intent: 'restore', collection: 'categories', id, version, ifGone: true })
    if (sent.outcome === 'saved') location.reload()
    else offerRetry("Le soin n'a pas été rétabli.", sent, () => void restore())
  }

  async function lead(base = 0) {
    const fields = { ancienne: treatmentPath(id), nouvelle: target }
    const change = { intent: 'update', collection: 'redirections', id: treatmentKey(id), base, fields } as const
    const sent = await sendChange(change)
    if (sent.outcome === 'saved') location.assign(target)
    else if (sent.outcome === 'conflict') askAgain(sent.document)
    else offerRetry("L'adresse ne conduit pas encore ailleurs.", sent, () => void lead())
  }

  /** Somebody else has led it somewhere meanwhile. */
  function askAgain({ version, ...document }: { version: number }) {
    const { nouvelle } = document as unknown as { nouvelle: string }
    const where = targets[nouvelle] ?? nouvelle
    notify({
      text: `Une autre personne vient de conduire cette adresse vers ${quoted(where)}.`,
      action: { label: 'Conduire vers la mienne', run: () => void lead(version) },
    })
  }

  return (
    <div className={styles.tools} data-own-ground="">
      <p>
        {fr(`Le soin ${quoted(title)} a été supprimé : son adresse répond qu'il n'existe plus. Rien n'en est perdu.`)}
      </p>
      <div className={styles.bar}>
        <Button type="button" onClick={() => void restore()}>
          Rétablir le soin
        </Button>
      </div>
      <form
        className={styles.fields}
        inert={isWaiting}
        onSubmit={(event) => {
          event.preventDefault()
          void lead()
        }}
      >
        <ChoiceField
          label="Conduire ses visiteurs vers"
          value={target}
          options={targets}
          onChange={setTarget}
          hint="Qui suit un ancien lien arrive alors sur cette page."
        />
        <p>
          <Button look="quiet">Conduire vers cette page</Button>
        </p>
      </form>
    </div>
  )
}
