import { useDocument, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { LegalParts } from './legal-parts'

const IdentityEditor = late(() => import('./identity-editor'))
interface LegalNoticeProps {
  notice: Known<'mentionsLegales'>
  centre: Known<'centres'>
}

/** The legal notice: as visitors read it, or with its editors, below those of the identity that it names. */
export function LegalNotice({ notice: initial, centre: initialCentre }: LegalNoticeProps) {
  const notice = useDocument('mentionsLegales', initial)
  const centre = useDocument('centres', initialCentre)
  const editing = useEditing()
  const { sections } = notice
  return (
    <>
      {editing && <IdentityEditor document={centre} notice={sections} />}
      <LegalParts collection="mentionsLegales" document={notice} field="sections" parts={sections} centre={centre} />
    </>
  )
}
