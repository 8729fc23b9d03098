import { Button } from '../../ui/button'
import { late } from './late'
import { AT_ONCE, type Moments } from './use-planning'

/** The fields that say when a form's save is to be made, which are loaded once they are asked for. */
export const Programmer = late(() => import('./programmer'), { isScripted: true })

interface ProgrammerButtonProps {
  /** Undefined while the save is to be made at once. */
  moments: Moments | undefined
  onChange: (moments: Moments | undefined) => void
}

/** Opens these fields in a form, or closes them again. */
export function ProgrammerButton({ moments, onChange }: ProgrammerButtonProps) {
  return (
    <Button
      type="button"
      look="quiet"
      aria-expanded={moments !== undefined}
      onPointerEnter={Programmer.prepare}
      onFocus={Programmer.prepare}
      onClick={() => onChange(moments ? undefined : AT_ONCE)}
    >
      Programmer
    </Button>
  )
}
