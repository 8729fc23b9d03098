import { emptyValues } from '../kinds/form-field'
import type { Fields } from '../../lib/json'
import { lineOf } from '../../lib/plain-text'
import { EntryFields } from './entry-fields'
import type { AnyListProps } from './editable-list'
import { useFormField } from './form-fields'
import { ListEditor } from './list-editor'
import { nounWords } from './noun-words'
import { prepareRichText } from './rich-text-field'

type Entry = Fields & { id: string }

/** A list of a document, each entry with the form that its fields give. */
export default function EntriesEditor(props: AnyListProps) {
  const { collection, document, field, words, entry, nameOf } = props
  const { entry: kind } = useFormField(collection, field)
  const { noun, fields = {}, name = '' } = kind!
  const rows = (document as unknown as Record<string, Entry[] | undefined>)[field] ?? []
  // What an entry is called is chosen: each is there once.
  const missing =
    fields[name]?.options && Object.keys(fields[name].options).filter((one) => rows.every((row) => row[name] !== one))
  const hasRichText = Object.values(fields).some(({ kind, html }) => kind === 'html' || html)
  return (
    <ListEditor<Entry>
      collection={collection}
      id={document.id}
      version={document.version}
      field={field}
      rows={rows}
      empty={{ ...emptyValues(fields), ...(missing?.[0] && { [name]: missing[0] }) }}
      {...(missing && { isComplete: missing.length === 0 })}
      words={{ failure: "L'enregistrement a échoué.", ...nounWords(noun), ...words }}
      nameOf={(row) => lineOf(nameOf?.(row as never) ?? String(row[name] ?? ''), fields[name]?.html, 60)}
      show={(row) =>
        entry(
          row as never,
          Math.max(
            0,
            rows.findIndex(({ id }) => id === row.id),
          ),
        )
      }
      {...(hasRichText && { prepare: prepareRichText })}
      form={(form) => <EntryFields collection={collection} field={field} {...form} />}
    />
  )
}
