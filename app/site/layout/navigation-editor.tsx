import type { NavigationEntry } from './definition'
import { useDocument } from '../../cms/edit/documents'
import { EditableBlock } from '../../cms/edit/editable-block'
import { EditableList } from '../../cms/edit/editable-list'
import { fr } from '../../lib/french-typography'
import { quoted } from '../../lib/quoted'
import { saleLabel } from '../../lib/sale-period'
import { RichText } from '../../ui/rich-text'
import { coveredEntries, lostEntries } from './navigation'
import type { SiteFacts } from './site-facts'
import styles from './navigation-tools.module.css'

interface NavigationEditorProps {
  part: 'menu' | 'pied'
  facts: SiteFacts
}

const nothing = () => null

/** The menu, or the foot of the page, entry by entry. */
export default function NavigationEditor({ part, facts }: NavigationEditorProps) {
  const document = useDocument('navigation', facts.navigation)
  const place = { collection: 'navigation', document } as const
  const entry = (one: NavigationEntry) => <Entry {...one} />
  const text = (value: string) => <p>{fr(value || '(vide)')}</p>
  if (part === 'pied')
    return (
      <div className={styles.editor}>
        <Lost entries={document.pied} facts={facts} />
        <EditableList {...place} field="pied" words={{ add: 'Ajouter un lien' }} entry={entry}>
          {nothing}
        </EditableList>
        <h3>Accroche</h3>
        <EditableBlock {...place} field="accroche" name="l'accroche">
          {text}
        </EditableBlock>
        <h3>Cookies</h3>
        <EditableBlock {...place} field="cookies" name="la phrase sur les cookies">
          {(html) => (html ? <RichText html={html} /> : text(''))}
        </EditableBlock>
        <h3>Droits</h3>
        <EditableBlock {...place} field="droits" name="la mention des droits">
          {text}
        </EditableBlock>
      </div>
    )
  return (
    <div className={styles.editor}>
      <p className={styles.hint}>
        {fr(
          "Une entrée qui en a sous elle les ouvre, et n'a pas d'adresse à elle. Une adresse est un chemin du site, comme /tarifs, ou commence par https://.",
        )}
      </p>
      <Lost entries={[...document.menu, ...document.espace]} facts={facts} />
      <EditableList
        {...place}
        field="menu"
        words={{
          add: 'Ajouter une entrée',
          entry: "l'entrée",
          removed: (name) => `Entrée ${quoted(name)} supprimée.`,
          none: 'Le menu est vide.',
        }}
        entry={entry}
      >
        {nothing}
      </EditableList>
      <h3>Liens personnels</h3>
      <EditableList {...place} field="espace" words={{ add: 'Ajouter un lien personnel' }} entry={entry}>
        {nothing}
      </EditableList>
      <h3>Bouton du haut de page</h3>
      <EditableBlock {...place} field="bouton" name="le bouton du haut de page">
        {text}
      </EditableBlock>
    </div>
  )
}

const TARGETS = { adresse: '', soins: 'tous les soins', parrainage: "l'adresse de parrainage" }

function Entry({ libelle, cible, adresse, rang, masque }: NavigationEntry) {
  const target = TARGETS[cible] || adresse
  const outside = saleLabel(libelle, false)
  return (
    <p className={styles.entry} data-below={rang === 'dessous' || undefined}>
      <strong>{fr(libelle)}</strong>
      {target && <span className={styles.target}>{target}</span>}
      {masque && <span className={styles.hidden}>Masqué</span>}
      {outside !== libelle && (
        <span className={styles.target}>
          {fr(`Hors des périodes légales de soldes, vos visiteurs lisent « ${outside} »`)}
        </span>
      )}
    </p>
  )
}

/** Says which entries lead nowhere on this site, or not where their address says. */
function Lost({ entries, facts }: { entries: NavigationEntry[]; facts: SiteFacts }) {
  return (
    <>
      <Remark words="Ne mènent à aucune page d'ici : " entries={lostEntries(entries, facts.titles)} />
      <Remark
        words="Ouvrent ce qui est sous elles, et ne mènent pas à leur adresse : "
        entries={coveredEntries(entries)}
      />
    </>
  )
}

function Remark({ words, entries }: { words: string; entries: NavigationEntry[] }) {
  if (entries.length === 0) return null
  return (
    <p className={styles.lost} role="note">
      <strong>{fr(words)}</strong>
      {fr(entries.map(({ libelle, adresse }) => `${libelle} (${adresse})`).join(', '))}.
    </p>
  )
}
