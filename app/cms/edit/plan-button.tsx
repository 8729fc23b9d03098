import { Button } from '../../ui/button'
import { AT_ONCE, MomentsFields, type Moments } from './use-planning'

interface PlanButtonProps {
  /** Undefined while the save is to be made at once. */
  moments: Moments | undefined
  onChange: (moments: Moments | undefined) => void
}

/** Opens these fields in a form, or closes them again. */
export function PlanButton({ moments, onChange }: PlanButtonProps) {
  return (
    <Button
      type="button"
      look="quiet"
      aria-expanded={moments !== undefined}
      onPointerEnter={MomentsFields.prepare}
      onFocus={MomentsFields.prepare}
      onClick={() => onChange(moments ? undefined : AT_ONCE)}
    >
      Programmer
    </Button>
  )
}
