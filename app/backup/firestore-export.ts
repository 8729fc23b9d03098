import { isFields } from '../lib/json.ts'

type Fields = Record<string, unknown>

/** Turns Firestore's typed values into plain ones. Source: Firestore REST reference, « Value ». */
const TYPED: Record<string, (value: unknown) => unknown> = {
  stringValue: (value) => value,
  booleanValue: (value) => value,
  integerValue: Number,
  doubleValue: Number,
  timestampValue: isoTimestamp,
  nullValue: () => null,
  referenceValue: (value) => value,
  bytesValue: (value) => value,
  geoPointValue: geopoint,
  arrayValue: (value) => (((value as Fields)['values'] ?? []) as unknown[]).map(plainValue),
  mapValue: (value) => plainFields((value as Fields)['fields'] ?? {}),
}

/**
 * Reads a file of documents into `{collection: {id: fields}}`, whether it is that already or an
 * export of Firestore: nested in `__collections__`, in `fields`, or with typed values and timestamps, as a list of
 * documents with their names, or of documents with their ids. Metadata and nested collections are left out, and a null
 * field counts as absent. Returns what is not an object as it is.
 */
export function readFirestoreExport(file: unknown): unknown {
  const collections = collectionsOf(file)
  if (!isFields(collections)) return collections
  return mapValues(withoutMetadata(collections), (documents) =>
    isFields(documents) ? mapValues(withoutMetadata(documents), documentFields) : documents,
  )
}

/** Lists the collections that stand within documents, each as `collection/id/name`: the site has none. */
export function nestedCollections(file: unknown): string[] {
  const collections = collectionsOf(file)
  if (!isFields(collections)) return []
  return Object.entries(collections).flatMap(([collection, documents]) =>
    Object.entries(isFields(documents) ? documents : {}).flatMap(([id, document]) =>
      NESTED.flatMap((key) => (isFields(document) && isFields(document[key]) ? Object.keys(document[key]) : [])).map(
        (name) => (name.includes('/') ? name : `${collection}/${id}/${name}`),
      ),
    ),
  )
}

/** Under which names tools keep the collections within a document. */
const NESTED = ['__collections__', '__subCollections__', 'subCollection', 'subcollections']

/** A list of documents with their whole names, or a collection as a list, in the one form; others as they are. */
function collectionsOf(file: unknown): unknown {
  if (!isFields(file)) return file
  if (isFields(file['__collections__'])) return file['__collections__']
  const { documents } = file
  if (Array.isArray(documents) && documents.every((one) => isFields(one) && typeof one['name'] === 'string')) {
    const found: Record<string, Fields> = {}
    for (const document of documents as (Fields & { name: string })[]) {
      const [collection = '', id = '', ...deeper] = document.name.split('/documents/').at(-1)!.split('/')
      if (deeper.length === 0) (found[collection] ??= {})[id] = document
    }
    return found
  }
  return mapValues(file, (collection) => (Array.isArray(collection) ? byIds(collection) : collection))
}

function byIds(documents: unknown[]): unknown {
  if (documents.length === 0 || !documents.every(isFields)) return documents
  return Object.fromEntries(
    documents.map((document, index) => {
      const id = ['id', '_id', '__id__', '__name__'].map((key) => document[key]).find((one) => typeof one === 'string')
      const fields = Object.entries(document).filter(([key]) => !['id', '_id', '__id__'].includes(key))
      return [(id as string | undefined)?.split('/').at(-1) ?? `document-${index + 1}`, Object.fromEntries(fields)]
    }),
  )
}

/** A place on earth, as one writes it. */
function geopoint(value: unknown): unknown {
  const { latitude, longitude, _latitude, _longitude } = value as Fields
  return `${(latitude ?? _latitude) as number}, ${(longitude ?? _longitude) as number}`
}

function documentFields(document: unknown): unknown {
  if (!isFields(document)) return document
  // Beside `fields`, the REST form has only the document's name and times.
  const isRest = isFields(document['fields']) && Object.values(document['fields']).every(isTyped)
  const given = (isRest ? document['fields'] : document) as Fields
  return plainFields(Object.fromEntries(Object.entries(given).filter(([key]) => !NESTED.includes(key))))
}

function plainFields(fields: unknown): unknown {
  if (!isFields(fields)) return fields
  const plain = mapValues(withoutMetadata(fields), plainValue)
  return Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== null))
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue)
  if (!isFields(value)) return value
  if (isTyped(value)) {
    const [[type, inner]] = Object.entries(value) as [[string, unknown]]
    return TYPED[type]!(inner)
  }
  // How node-firestore-import-export marks what JSON has no form for.
  if (typeof value['__datatype__'] === 'string') return plainValue(value['value'])
  const seconds = value['_seconds'] ?? value['seconds']
  const nanoseconds = value['_nanoseconds'] ?? value['nanoseconds'] ?? 0
  const isTimestamp = Object.keys(value).every((key) => /^_?(?:nano)?seconds$/.test(key))
  const keys = Object.keys(value).sort().join()
  if (/^_?latitude,_?longitude$/.test(keys)) return geopoint(value)
  if (isTimestamp && typeof seconds === 'number') return isoTimestamp(seconds * 1000 + Number(nanoseconds) / 1e6)
  return plainFields(value)
}

function isTyped(value: unknown): boolean {
  if (!isFields(value)) return false
  const keys = Object.keys(value)
  if (keys.length !== 1 || !Object.hasOwn(TYPED, keys[0]!)) return false
  return !/^(?:array|map)Value$/.test(keys[0]!) || isFields(value[keys[0]!])
}

/** The moment as our dates are written; what is none stays as it is, for the schema to refuse. */
function isoTimestamp(moment: unknown): unknown {
  const date = new Date(moment as string | number)
  return Number.isNaN(date.getTime()) ? moment : date.toISOString()
}

/** Firestore keeps names between double underscores for itself. Source: Firestore, « Quotas and limits ». */
function withoutMetadata(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !/^__.*__$/.test(key)))
}

function mapValues(fields: Fields, change: (value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]))
}
