import { useContext, useRef, useState, type ReactNode } from 'react'
import { sendChange } from '../../cms/edit/changes'
import type { Known } from '../../cms/edit/documents'
import { ExamplesContext, useExamples } from '../../cms/edit/example-mark'
import { notify } from '../../cms/edit/notices'
import { offerFocus } from '../../cms/edit/offer-focus'
import { offerRetry } from '../../cms/edit/saving'
import { fr } from '../../lib/french-typography'
import { isHeading } from '../../lib/price-headings'
import { Button } from '../../ui/button'
import fields from './editor.module.css'

interface ExamplePricesProps {
  document: Known<'categories'>
  /** The prices: each example among them is marked only where others are none. */
  children: ReactNode
}

/** Says how many prices are examples, and takes them as the institute's own where they are. */
export function ExamplePrices({ document, children }: ExamplePricesProps) {
  const { id, version, tarifs, tarifsVerifies } = document
  const known = useContext(ExamplesContext)
  const examples = useExamples(tarifs)
  const count = examples.length
  const [isBusy, setBusy] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  const areAll = tarifs.every((tarif) => isHeading(tarif) || examples.includes(tarif))

  async function confirm() {
    if (isBusy) return
    setBusy(true)
    // The question goes away with its answer, and the keyboard would be nowhere.
    const next = question.current?.nextElementSibling?.querySelector<HTMLElement>('[data-edit]')
    const update = { intent: 'update', collection: 'categories', id, base: version } as const
    const sent = await sendChange({ ...update, fields: { tarifsVerifies: true } })
    setBusy(false)
    if (sent.outcome === 'saved') {
      offerFocus(next)
      notify({ text: 'Vos visiteurs voient ces tarifs.' })
    } else offerRetry("Les tarifs n'ont pas été repris.", sent, () => void confirm())
  }

  const words = count === 1 ? "Un tarif est d'exemple" : `${count} tarifs sont d'exemple`
  return (
    <>
      {!tarifsVerifies && count > 0 && (
        <div ref={question} className={fields.examples} data-screen="">
          <p>{fr(`${words} : un site à votre nom ne les montre pas aux visiteurs.`)}</p>
          <Button type="button" look="quiet" aria-busy={isBusy} onClick={() => void confirm()}>
            Ces tarifs sont les miens
          </Button>
        </div>
      )}
      <ExamplesContext value={areAll ? [] : known}>{children}</ExamplesContext>
    </>
  )
}
