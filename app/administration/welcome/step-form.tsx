import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useUnsaved } from '../../cms/edit/unsaved'
import { useIsAlive } from '../../ui/alive'
import { ReachingForm } from '../reaching-form'
import { seenName } from './step'
import styles from './step.module.css'

interface StepFormProps {
  /** What tells this form from every other of the assistant. */
  place: string
  action: string
  /** Whether the server has answered what was typed: it then stands in the page already. */
  isAnswered: boolean
  children: ReactNode
}

const KEPT = 'bienvenue:'

/** A form of the assistant: it needs no script, and with one, what is typed outlives a lost network and a closed tab. */
export function StepForm({ place, action, isAnswered, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isTyped, setTyped] = useState(false)
  const alive = useIsAlive()
  useUnsaved(isTyped, false)

  useEffect(() => {
    // As the page comes alive, React sets its hidden fields once more.
    if (form.current && alive && !isAnswered) putBack(form.current, read(place))
  }, [place, isAnswered, alive])

  return (
    <ReachingForm
      ref={form}
      action={action}
      className={styles.form}
      kept="Ce que vous avez saisi est gardé sur cet appareil"
      onInput={({ currentTarget }) => {
        keep(place, currentTarget)
        setTyped(true)
      }}
    >
      {children}
    </ReachingForm>
  )
}

type Entries = [string, string][]

function keep(place: string, form: HTMLFormElement): void {
  try {
    const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
    localStorage.setItem(KEPT + place, JSON.stringify(entries))
  } catch {
    // A browser that keeps nothing.
  }
}

/** Reads what was typed in a form of the assistant and is not saved, by the names of its fields. */
export function keptStep(place: string): Record<string, string> {
  return Object.fromEntries(read(place) ?? [])
}

function read(place: string): Entries | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEPT + place) ?? 'null') as Entries | undefined
  } catch {
    return undefined
  }
}

/** Forgets what was typed in a form of the assistant: it is saved. */
export function forgetStep(place: string): void {
  try {
    localStorage.removeItem(KEPT + place)
  } catch {
    // Nothing was kept.
  }
}

/** Puts back what was typed, with the version that it was typed over. */
function putBack(form: HTMLFormElement, entries: Entries | undefined): void {
  if (!entries) return
  const kept = new Map(entries)
  for (const field of form.querySelectorAll('input')) {
    const own = kept.get(field.name)
    // What was typed while the page came alive is newer.
    if (field.value !== field.defaultValue || field.checked !== field.defaultChecked) continue
    // A box that was not ticked is not kept, and one that was not there stays as it is.
    if (field.type === 'checkbox') field.checked = kept.has(seenName(field.name)) ? own !== undefined : field.checked
    else if (own !== undefined) field.value = own
  }
}
