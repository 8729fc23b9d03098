import type { ReactNode } from 'react'
import { frText } from '../../ui/french-text'
import type { PictureSource } from '../../ui/pictures'
import type { Tarif } from './definition'
import { durations } from './duration'
import { boughtAlone, leastPrice } from './price-groups'
import { PageHead } from '../../ui/page-head'
import styles from './treatment-head.module.css'

export interface TreatmentHeadProps {
  title: string
  /** What its card says of it. */
  lead?: string | undefined
  picture: PictureSource | undefined
  /** Of which the least price and how long it takes are said; none of what may not be announced. */
  tarifs: Tarif[]
  /** Without an arch: of what nobody may be invited to. */
  isSober?: boolean
  children?: ReactNode
}

/** How a treatment opens: what it is, from what price, how long it takes, and a picture. */
export function TreatmentHead({ title, lead, picture, tarifs, isSober, children }: TreatmentHeadProps) {
  const least = leastPrice(tarifs)
  const duration = durations(boughtAlone(tarifs))
  return (
    <PageHead
      title={title}
      parent={{ name: 'Nos soins', href: '/soins' }}
      intro={
        <>
          {lead && <p className={styles.lead}>{frText(lead)}</p>}
          {least && (
            <p className={styles.least}>
              <strong>{least}</strong> {duration}
            </p>
          )}
        </>
      }
      picture={picture}
      isTall={!isSober}
      isSober={isSober}
    >
      {children}
    </PageHead>
  )
}
