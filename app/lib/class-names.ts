/** Joins the class names that hold, in the form React's `className` takes. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
