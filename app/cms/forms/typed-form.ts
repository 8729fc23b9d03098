import { OWN } from './asked-form'

/** What is typed in a form, by name. */
export type Typed = Record<string, string[]>

/** What was typed, as a form sends it. */
export const sentOf = (typed: Typed) =>
  new URLSearchParams(Object.entries(typed).flatMap(([name, values]) => values.map((value) => [name, value])))

/** What stands in the fields of a form, files aside. */
export const typedIn = (form: HTMLFormElement): Typed => {
  const typed: Typed = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') (typed[name] ??= []).push(value)
  return typed
}

/** What a form sends beside what is typed: it is another one each time. */
const PER_FORM: string[] = [OWN.base, OWN.id, OWN.key, OWN.planned, OWN.plannedState, OWN.plans, OWN.before]

/** What somebody has typed, without what belongs to the form that it was typed in. */
export const ownOf = (typed: Typed) =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !PER_FORM.includes(name)))

/** Puts back into a form what was typed, and what it was based on. */
export function fillForm(form: HTMLFormElement, typed: Typed): void {
  const left = new Map(Object.entries(typed).map(([name, values]) => [name, [...values]]))
  for (const control of form.elements as Iterable<HTMLInputElement>) {
    const values = left.get(control.name)
    if (!values) continue
    if (control.type === 'checkbox') {
      control.checked = values[0] === control.value
      if (control.checked) values.shift()
    } else control.value = values.shift() ?? control.value
  }
  // What is planned is seen.
  for (const details of form.querySelectorAll('details'))
    details.open ||= [...details.querySelectorAll('input')].some(({ value }) => value)
  // What has no control any more is sent along all the same.
  for (const [name, values] of left)
    for (const value of values)
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
}
