import type { Known } from '../../cms/edit/documents'
import { EditableBlock } from '../../cms/edit/editable-block'
import { ExampleMark } from '../../cms/edit/example-mark'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { Icon } from '../../ui/icon'
import type { Centre } from './definition'
import styles from './ways-there.module.css'

/** How one comes: where to park, with a wheelchair, by bus; nothing where nobody has said. */
export function WaysThere({ document, isEdited }: { document: Known<'centres'>; isEdited: boolean }) {
  if (!isEdited) return <WayList ways={document.venir} />
  return (
    <EditableBlock collection="centres" document={document} field="venir" name="les façons de venir">
      {(ways) => <WayList ways={ways} />}
    </EditableBlock>
  )
}

function WayList({ ways }: { ways: Centre['venir'] }) {
  if (ways.length === 0) return null
  return (
    <ul className={styles.list}>
      {ways.map((way) => (
        <li key={way.id} className={styles.way}>
          <Icon name={way.signe} className={styles.sign} />
          <p>
            <strong>{fr(way.titre)}</strong> <span>{frText(way.texte)}</span>
            <ExampleMark of={way} />
          </p>
        </li>
      ))}
    </ul>
  )
}
