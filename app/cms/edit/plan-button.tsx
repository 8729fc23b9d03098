import { Button } from '../../ui/button'
import { late } from './late'
import { AT_ONCE, type Moments } from './use-planning'

/** The fields that say when a form's save is to be made, which are loaded once they are asked for. */
export const MomentsFields = late(() => import('./moments-fields'), { isScripted: true })

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
