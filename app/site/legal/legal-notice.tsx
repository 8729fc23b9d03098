import { legalNotice } from './notice'
import { useDocument, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
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
