import type { ReactNode } from 'react'
import type { FormField } from '../kinds/form-field'
import { fr } from '../../lib/french-typography'
import { isFields, type Json } from '../../lib/json'
import { plainText } from '../../lib/plain-text'
import { RichText } from '../../ui/rich-text'

interface FieldReadingProps {
  field: FormField
  path: string[]
  value: Json
}

/** A field, or the part of it at a path, as it is read where two versions stand beside each other. */
export default function FieldReading({ field, path, value }: FieldReadingProps) {
  return readingOf(field, path, value)
}

function readingOf(field: FormField | undefined, path: string[], value: Json): ReactNode {
  const [first, ...rest] = path
  if (first !== undefined) return readingOf(field?.fields?.[first], rest, value)
  if (typeof value === 'string' && isHtml(field)) return <RichText html={value} />
  const lines = linesOf(field, value).filter(Boolean)
  return lines.length > 0 ? lines.map((line, place) => <p key={place}>{fr(line)}</p>) : <p>(vide)</p>
}

function linesOf(field: FormField | undefined, value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(field?.entry as FormField | undefined, one))
  if (isFields(value))
    return Object.entries(value).flatMap(([name, one]) => (name === 'id' ? [] : linesOf(field?.fields?.[name], one)))
  if (field?.options) return [field.options[String(value)] ?? String(value)]
  if (typeof value === 'boolean') return [value ? 'oui' : 'non']
  const text = String(value ?? '')
  return isHtml(field) ? [plainText(text)] : text.split('\n')
}

const isHtml = (field: FormField | undefined) => field?.kind === 'html' || field?.html === true
