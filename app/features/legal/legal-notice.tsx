import { legalNotice } from '../../content/legal/notice'
import { useDocument, type Known } from '../../editing/documents'
import { late } from '../../editing/late'
import { useEditing } from '../../editing/mode'
import { LegalText } from './legal-text'

const IdentityEditor = late(() => import('./identity-editor'))

/** The legal notice, out of the identity: as visitors read it, or below what an administrator completes. */
export function LegalNotice({ document: initial }: { document: Known<'centres'> }) {
  const document = useDocument('centres', initial)
  const editing = useEditing()
  return (
    <>
      {editing && <IdentityEditor document={document} />}
      <LegalText sections={legalNotice(document)} />
    </>
  )
}
