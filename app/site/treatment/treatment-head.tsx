import type { ReactNode } from 'react'
import { frText } from '../../ui/french-text'
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
      intro={lead && <p className={styles.lead}>{frText(lead)}</p>}
      picture={picture}
    >
      {children}
    </PageHead>
  )
}
