import type { Known } from '../../cms/edit/documents'
import { EditableList } from '../../cms/edit/editable-list'
import { useFormField } from '../../cms/edit/form-fields'
import styles from './order-panel.module.css'

/** For administrators: the order of the home page's blocks, and which of them visitors see. */
export default function OrderPanel({ document }: { document: Known<'accueil'> }) {
  const names = useFormField('accueil', 'ordre').entry?.fields?.['bloc']?.options ?? {}
  return (
    <section className={styles.order} aria-labelledby="ordre-des-blocs">
      <h2 id="ordre-des-blocs">Ordre des blocs</h2>
      <EditableList
        collection="accueil"
        document={document}
        field="ordre"
        entry={({ bloc, masque }) => (
          <p>
            {names[bloc]}
            {masque && ' (masqué)'}
          </p>
        )}
      >
        {() => null}
      </EditableList>
    </section>
  )
}
