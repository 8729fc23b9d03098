import { ButtonLink } from '../../ui/button'

/** The id of the heading of the panel that changes the exceptional dates. */
export const EXCEPTIONS = 'exceptions'

/** Leads from the usual hours to the dates on which they are others. */
export function ExceptionsLink() {
  return (
    <ButtonLink look="quiet" href={`#${EXCEPTIONS}`}>
      Un seul jour, des congés ?
    </ButtonLink>
  )
}
