import type { ReactNode } from 'react'
import { fr } from '../../lib/french-typography'
import type { PictureSource } from '../../ui/pictures'
import { PageHead } from '../../ui/page-head'
import styles from './treatment-head.module.css'

export interface TreatmentHeadProps {
  title: string
  /** What its card says of it. */
  lead?: string | undefined
  picture: PictureSource | undefined
  children?: ReactNode
}

export function TreatmentHead({ title, lead, picture, children }: TreatmentHeadProps) {
  return (
    <PageHead
      title={title}
      parent={{ name: 'Nos soins', href: '/soins' }}
      intro={lead && <p className={styles.lead}>{fr(lead)}</p>}
      picture={picture}
    >
      {children}
    </PageHead>
  )
}
