import { ButtonLink } from '../../ui/button'

/** Gives up what is typed in a form of the server's; in a dialog, with a way to take it up again. */
export function Cancel({ back }: { back: string }) {
  return (
    <ButtonLink href={back} look="quiet" data-abandons="">
      Annuler
    </ButtonLink>
  )
}
