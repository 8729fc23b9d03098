import { Button } from './button'

/** Hands the page on, by what the telephone has for it; the enhancement script shows it where there is such a thing. */
export function Share() {
  return (
    <Button type="button" look="quiet" data-share="" hidden>
      Partager
    </Button>
  )
}
