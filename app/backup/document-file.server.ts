import { FIXED_IDS } from '../cms/documents/collections.ts'
import { jsonEntries, type JsonEntry } from './json-entries.ts'
import { readDocuments, type IncomingDocument } from './transfer.server.ts'

/** Where an export of Firestore has its collections. */
const FIRESTORE = '__collections__'

/** A file of documents that was read to its end: how many there are, and all that keeps them from being imported. */
export interface DocumentFile {
  count: number
  problems: string[]
  /** What was understood otherwise than it was written, or left out. */
  notes: string[]
  isForeign: boolean
  /** Reads them once more, one at a time. */
  documents: () => AsyncGenerator<IncomingDocument>
}

/**
 * Reads a file of documents as `readDocuments` does, but in pieces: memory stays the same however many they are.
 * `open` opens it anew each time. Throws a SyntaxError where it is not JSON.
 */
export async function readDocumentFile(
  open: () => AsyncIterable<string>,
  reading = { strict: true },
): Promise<DocumentFile> {
  const none = () => ({ count: 0, problems: [] as string[], notes: [] as string[], isForeign: false })
  const found = { nested: none(), plain: none() }
  let isNested = false
  for await (const { nested, value } of partsOf(open())) {
    isNested ||= nested
    const { documents, problems, notes, isForeign } = readDocuments(value, reading)
    const those = found[nested ? 'nested' : 'plain']
    those.count += documents.length
    those.isForeign ||= isForeign
    those.problems.push(...problems)
    // One of a collection is said once, however many pieces it came in.
    for (const note of notes) if (!those.notes.includes(note) || note.includes('/')) those.notes.push(note)
  }
  async function* documents() {
    // Beside the collections of an export of Firestore, nothing counts.
    for await (const { nested, value } of partsOf(open()))
      if (nested === isNested) yield* readDocuments(value, reading).documents
  }
  return { ...found[isNested ? 'nested' : 'plain'], documents }
}

interface Part {
  nested: boolean
  /** A file of its own. */
  value: unknown
}

/** Takes a file apart into files of one document each; a collection of what exists once stays together. */
async function* partsOf(pieces: AsyncIterable<string>): AsyncGenerator<Part> {
  let gathered: { of: string; entries: JsonEntry[] } | undefined
  for await (const entry of jsonEntries(withoutMark(pieces), (key) => (key === FIRESTORE ? 3 : 2))) {
    const of = entry.path.slice(0, -1).join('/')
    if (gathered && gathered.of !== of) yield partOf(gathered.entries)
    if (gathered?.of !== of) gathered = undefined
    if (!Object.hasOwn(FIXED_IDS, entry.path.at(-2) ?? '')) yield partOf([entry])
    else if (gathered) gathered.entries.push(entry)
    else gathered = { of, entries: [entry] }
  }
  if (gathered) yield partOf(gathered.entries)
}

/** Entries of one place, as a file that holds nothing else. */
function partOf(entries: JsonEntry[]): Part {
  const [{ path, text }] = entries as [JsonEntry]
  const inner: unknown =
    path.length === 0
      ? JSON.parse(text)
      : Object.fromEntries(entries.map((entry) => [entry.path.at(-1), JSON.parse(entry.text) as unknown]))
  const value = path.slice(0, -1).reduceRight((within, key) => ({ [key]: within }), inner)
  return { nested: path[0] === FIRESTORE && path.length > 1, value }
}

/** What some editors put before a text. */
async function* withoutMark(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true
  for await (const piece of pieces) {
    yield isFirst ? piece.replace(/^\ufeff/, '') : piece
    isFirst = false
  }
}
