/** A point of a picture, in hundredths of its width from the left and of its height from the top. */
export interface Focus {
  across: number
  down: number
}

/** How near to one another two points may be: as finely as app/ui/focus.css tells them apart. */
export const FOCUS_STEP = 5

const CENTRE: Focus = { across: 50, down: 50 }

/** Reads a point as documents have it, « 30 70 »; anything else is the centre. */
export function readFocus(text: string | undefined): Focus {
  const [, across, down] = (/^(\d{1,3}) (\d{1,3})$/.exec(text ?? '') ?? []).map(Number)
  return isShare(across) && isShare(down) ? { across, down } : CENTRE
}

/** Writes a point as documents have it; the centre as nothing. */
export function writeFocus(point: Focus): string {
  const [across, down] = [nearest(point.across), nearest(point.down)]
  return across === CENTRE.across && down === CENTRE.down ? '' : `${across} ${down}`
}

/** Says in French where a point is. */
export function focusWords(text: string): string {
  const { across, down } = readFocus(text)
  return writeFocus({ across, down }) === '' ? 'au centre' : `à ${across} % depuis la gauche, ${down} % depuis le haut`
}

const isShare = (share: number | undefined): share is number =>
  share !== undefined && share <= 100 && share % FOCUS_STEP === 0

const nearest = (share: number) => Math.min(100, Math.max(0, Math.round(share / FOCUS_STEP) * FOCUS_STEP))
