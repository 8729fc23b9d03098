import { webAddress } from '../../lib/address.ts'
import { isFields, type Fields, type Json } from '../../lib/json.ts'
import type { FieldKind } from '../kinds/kind.ts'
import type { Change } from './changes.ts'
import { definitionOf } from './collections.ts'

/** An address of the web within a link of rich text. */
const LINKED = /(<a\s[^<>]*?href=")(https?:[^"<>]*)/gi

/**
 * Returns a change with the addresses of this site as its paths: copied from a browser, they are whole. `here` is any address
 * of the site.
 */
export function withOwnPaths(change: Change, here: string): Change {
  const { fields: kinds } = definitionOf(change.collection)
  const { host } = new URL(here)
  if (change.intent === 'together') {
    const updates = change.updates.map((update) => ({ ...update, fields: fieldsIn(kinds, update.fields, host) }))
    return { ...change, updates }
  }
  return 'fields' in change ? { ...change, fields: fieldsIn(kinds, change.fields, host) } : change
}

function fieldsIn(kinds: Record<string, FieldKind>, values: Fields, host: string): Fields {
  const brought = Object.entries(values).map(([name, value]): [string, Json] => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    return [name, kind ? valueIn(kind, value, host) : value]
  })
  return Object.fromEntries(brought)
}

function valueIn(kind: FieldKind, value: Json, host: string): Json {
  if (typeof value === 'string') {
    if (kind.kind === 'address') return pathOf(value, host)
    const isRich = kind.kind === 'html' || (kind.kind === 'line' && kind.html)
    return isRich ? value.replace(LINKED, (_, start: string, to: string) => start + pathOf(to, host)) : value
  }
  if (kind.kind === 'group' && isFields(value)) return fieldsIn(kind.fields, value, host)
  if (kind.kind !== 'list' || !Array.isArray(value)) return value
  const { fields, address } = kind.entry
  return value.map((entry) => {
    if (fields && isFields(entry)) return fieldsIn(fields, entry, host)
    return address && typeof entry === 'string' ? pathOf(entry, host) : entry
  })
}

function pathOf(address: string, host: string): string {
  const url = webAddress(address.trim())
  return url?.host === host ? url.pathname + url.search + url.hash : address
}
