import type { Known } from '../../cms/edit/documents'
import { EditableBlock } from '../../cms/edit/editable-block'
import { ExampleMark } from '../../cms/edit/example-mark'
import { pictureOf, type Pictured } from '../../cms/edit/picture-of'
import { fr } from '../../lib/french-typography'
import { Picture } from '../../ui/picture'
import styles from './centre-details.module.css'

const BOXES = [
  { from: 1216, width: '417px', ratio: 4 / 5 },
  { from: 1180, width: '34vw', ratio: 4 / 5 },
  { from: 768, width: '42vw', ratio: 4 / 5 },
  { width: '91vw', ratio: 4 / 5 },
]

interface CentrePlanProps {
  document: Known<'centres'>
  known: Pictured
  isEdited: boolean
  /** What the place is called, and its street. */
  name: string
  street: string
}

/** Where the centre is, drawn; nothing where there is no picture of it. */
export function CentrePlan({ document, known, isEdited, name, street }: CentrePlanProps) {
  const find = pictureOf(known)
  const shown = ({ image = '' }: { image?: string | undefined }) => {
    const found = image ? find(image, '') : undefined
    return found ? (
      <div className={styles.framed}>
        <Picture picture={found} boxes={BOXES} className={styles.plan} />
        <figcaption className={styles.here}>
          <strong>{fr(name)}</strong> {fr(street)}
          <ExampleMark of={{ image }} />
        </figcaption>
      </div>
    ) : null
  }
  if (!isEdited) {
    const plan = shown(document.plan)
    return plan && <figure className={styles.map}>{plan}</figure>
  }
  return (
    <figure className={styles.map}>
      <EditableBlock collection="centres" document={document} field="plan" name="le plan d'accès">
        {shown}
      </EditableBlock>
    </figure>
  )
}
