import { auditWords, type UntoldPage } from './accessibility'
import { useDocument, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { LegalParts } from './legal-parts'

const AuditPanel = late(() => import('./audit-panel'))

interface DeclarationProps {
  declaration: Known<'accessibilite'>
  centre: Known<'centres'>
  untold: UntoldPage[]
}

/** The declaration of accessibility: as visitors read it, or with its editors, below that of the audit that it names. */
export function Declaration({ declaration: initial, centre: initialCentre, untold }: DeclarationProps) {
  const declaration = useDocument('accessibilite', initial)
  const centre = useDocument('centres', initialCentre)
  const audit = auditWords(declaration.audit, untold)
  return (
    <>
      {useEditing() && <AuditPanel declaration={declaration} untold={untold} />}
      <LegalParts
        collection="accessibilite"
        document={declaration}
        field="sections"
        parts={declaration.sections}
        centre={centre}
        audit={audit}
      />
    </>
  )
}
