import { Button } from '../../ui/button'
import { AT_ONCE, MomentsFields, type Moments } from './use-planning'

interface PlanButtonProps {
  /** Undefined while the save is to be made at once. */
  moments: Moments | undefined
  onChange: (moments: Moments | undefined) => void
}

/** Opens these fields in a form; while they stand there, takes them away with their dates. */
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
      {moments ? 'Tout de suite' : 'Programmer'}
    </Button>
  )
}
