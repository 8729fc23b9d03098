import { useEditing } from '../../cms/edit/mode'
import { ButtonLink } from '../../ui/button'
import styles from './view.module.css'

/** The id of the heading of the panel that changes the team. */
export const TEAM_EDITOR = 'equipe'

/** Leads an administrator from the top of the page to the panel that changes the team. */
export function TeamLink() {
  const editing = useEditing()
  if (!editing) return null
  return (
    <p className={styles.link}>
      <ButtonLink look="quiet" href={`#${TEAM_EDITOR}`}>
        Modifier l'équipe
      </ButtonLink>
    </p>
  )
}
