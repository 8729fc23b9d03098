import { createContext, useContext } from 'react'
import { fr } from '../../lib/french-typography'
import { useEditing } from './mode'

/** What tells an example: it is one for as long as all of this is so. */
export type KnownExample = Record<string, unknown>

/** The examples of the page, for administrators. */
export const ExamplesContext = createContext<readonly KnownExample[]>([])

/** Whether visitors are not shown the examples, for administrators. */
export const HiddenExamplesContext = createContext(false)

/** Says what of a list no visitor sees, since it is still as it came with the site. */
export function useHiddenExamples<T extends object>(list: readonly T[]): T[] {
  const examples = useExamples(list)
  return useContext(HiddenExamplesContext) ? examples : []
}

/** Says what of a list the page still shows as it came with the site. */
export function useExamples<T extends object>(list: readonly T[]): T[] {
  const examples = useContext(ExamplesContext)
  return list.filter((one) => examples.some((example) => isAsBefore(example, one)))
}

const isAsBefore = (example: KnownExample, one: object) =>
  Object.entries(example).every(([name, value]) => ((one as KnownExample)[name] ?? null) === value)

/** Tells an administrator that something is an example, which no visitor reads beside her name. */
export function ExampleMark({ of }: { of: object }) {
  const isExample = useExamples([of]).length > 0
  const editing = useEditing()
  return isExample && editing ? (
    <span data-mark="" data-example="">
      {fr('Exemple')}
    </span>
  ) : null
}
