import type { ReactNode } from 'react'
import type { NewTreatment } from './definition'
import { useWords } from '../../cms/edit/words'
import { fr } from '../../lib/french-typography'
import { ButtonLink } from '../../ui/button'
import { Door } from '../../ui/door'
import { PageHead } from '../../ui/page-head'
import { TreatmentView } from './treatment-view'
import styles from './missing-treatment.module.css'

/** What stands for a treatment that does not exist, and with which status that is answered. */
export type Missing = NewTreatment & { id: undefined; status: number }

/** What the page of a treatment that does not exist says of itself. */
export function MissingTreatmentMeta({ title, nom }: { title: string; nom: string }) {
  return (
    <>
      <title>{`${title} | ${nom}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

/** What is shown in the place of a treatment that does not exist, and the ways to those that do. */
export function MissingTreatment({ document, children }: { document: Missing; children?: ReactNode }) {
  const { tarifs } = useWords()
  const door = <Door letters={String(document.status)} ground="terracotta" className={styles.door} />
  return (
    <>
      <PageHead title={document.title} parent={{ name: 'Nos soins', href: '/soins' }} beside={door} ground="pine">
        <p className={styles.ways}>
          <ButtonLink href="/soins">Voir les soins</ButtonLink>
          <ButtonLink href="/tarifs" look="quiet">
            {fr(tarifs.titre)}
          </ButtonLink>
        </p>
        {children}
      </PageHead>
      <TreatmentView soin="" {...document} recordings={[]} />
    </>
  )
}
