import type { ReactNode } from 'react'
import type { PictureSource } from '../../ui/pictures'
import { PageHead } from '../../ui/page-head'

export interface TreatmentHeadProps {
  title: string
  picture: PictureSource | undefined
  children?: ReactNode
}

export function TreatmentHead({ title, picture, children }: TreatmentHeadProps) {
  return (
    <PageHead title={title} parent={{ name: 'Nos soins', href: '/soins' }} picture={picture}>
      {children}
    </PageHead>
  )
}
