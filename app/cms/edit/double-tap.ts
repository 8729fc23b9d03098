/** How soon, in milliseconds, and how near, in CSS pixels, a press is the second half of a double tap. */
const SOON = 400
const NEAR = 24

/** A press: its moment, in milliseconds, and where it was. */
export type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

export const NEVER: Tap = { timeStamp: -Infinity, clientX: 0, clientY: 0 }

/** Says whether a press is the second half of a double tap that began with another. */
export const isSecondOf = (first: Tap, second: Tap): boolean =>
  second.timeStamp - first.timeStamp < SOON &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < NEAR
