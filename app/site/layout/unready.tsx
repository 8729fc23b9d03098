import { fr } from '../../lib/french-typography'

/** Says that an administrator's page has not come alive: seen after a while, and without any script. */
export function Unready() {
  return (
    <p data-unready>
      {fr("Les outils d'administration ne se chargent pas : la page se modifie par ses liens « Modifier ». ")}
      <a href="">Recharger la page</a>
    </p>
  )
}
