import { useDocument, type Known } from '../cms/edit/documents'
import { EditableBlock } from '../cms/edit/editable-block'
import { fr } from '../lib/french-typography'
import { Button } from '../ui/button'
import { FacesSample } from './faces-sample'
import { LogoColours, type KnownLogo } from './logo-colours'
import { ThemeSample } from './theme-sample'
import styles from './appearance-panel.module.css'

const ORNAMENTS = { arche: 'une arche', feuille: 'une feuille', filet: 'un filet', aucun: 'aucun ornement' }

interface AppearancePanelProps {
  document: Known<'apparence'>
  logo: KnownLogo
}

/** The institute's logo, colour and faces. */
export function AppearancePanel({ document, logo }: AppearancePanelProps) {
  const isChanged = useDocument('apparence', document).version !== document.version
  return (
    <section className={styles.section} aria-labelledby="apparence">
      <h2 id="apparence">Apparence</h2>
      <div className={styles.parts}>
        <div>
          <h3>Logo</h3>
          <EditableBlock collection="apparence" document={document} field="enseigne" name="le logo">
            {({ logo, ornement }) =>
              logo ? (
                <p className={styles.logo}>
                  <img src={logo} alt="Logo de l'institut" />
                </p>
              ) : (
                <p>
                  {fr(
                    `Sans image : le nom de l'institut, avec ${ORNAMENTS[ornement]}. Le logo d'origine reste tant que le nom et la couleur sont ceux d'origine.`,
                  )}
                </p>
              )
            }
          </EditableBlock>
        </div>
        <div>
          <h3>Couleur</h3>
          <EditableBlock collection="apparence" document={document} field="couleur" name="la couleur principale">
            {(couleur) => <ThemeSample colour={couleur} />}
          </EditableBlock>
          <LogoColours document={document} logo={logo} />
        </div>
        <div>
          <h3>Caractères</h3>
          <EditableBlock collection="apparence" document={document} field="police" name="la paire de caractères">
            {(police) => <FacesSample chosen={police} />}
          </EditableBlock>
        </div>
      </div>
      {isChanged && (
        <div className={styles.changed}>
          <p>{fr("Votre site a déjà sa nouvelle apparence. Cette page l'aura une fois rechargée.")}</p>
          <Button type="button" look="quiet" onClick={() => location.reload()}>
            Recharger la page
          </Button>
        </div>
      )}
      <p className={styles.note}>
        {fr("L'icône du site, celle d'un téléphone et l'image des liens partagés suivent le logo et la couleur.")}
      </p>
    </section>
  )
}
