import { EditableBlock } from '../../cms/edit/editable-block'
import type { Known } from '../../cms/edit/documents'
import { fr } from '../../lib/french-typography'
import { auditWords, type UntoldPage } from './accessibility'
import styles from './identity-editor.module.css'

interface AuditPanelProps {
  declaration: Known<'accessibilite'>
  untold: UntoldPage[]
}

/** The figures of the last audit, which the declaration names. */
export default function AuditPanel({ declaration, untold }: AuditPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="audit">
      <h2 id="audit">Dernier audit</h2>
      <EditableBlock collection="accessibilite" document={declaration} field="audit" name="les résultats de l'audit">
        {(figures) => <p>{fr(told(auditWords(figures, untold)))}</p>}
      </EditableBlock>
      <p className={styles.hint}>
        {fr("L'état de conformité s'en déduit : dites le même dans le lien du pied de page.")}
      </p>
    </section>
  )
}

const told = ({ état, taux, ...words }: ReturnType<typeof auditWords>) =>
  `${words["date de l'audit"]} : ${words['critères respectés']} critères respectés sur ${words['critères applicables']}, soit ${taux}. Site ${état}.`
