import { join } from 'node:path'
import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
}

/** Where the documents to be checked stand for the compiler: nothing is written there. */
const FILE = join(import.meta.dirname, 'structured-data.checked.ts')

/**
 * Checks JSON-LD documents, by their names, against schema.org's own types and properties as the package schema-dts
 * tells them. Returns what is wrong, one line each with the document's name.
 */
export function structuredDataProblems(documents: Record<string, unknown>): string[] {
  const names = Object.keys(documents)
  const lines = Object.values(documents).map((document) => `check(${JSON.stringify(document)})`)
  const head = `import type { Graph } from 'schema-dts'; declare function check(document: Graph): void`
  const host = ts.createCompilerHost(OPTIONS)
  const { getSourceFile, fileExists } = host
  const source = ts.createSourceFile(FILE, [head, ...lines].join('\n'), ts.ScriptTarget.ES2022)
  host.getSourceFile = (name, ...rest) => (name === FILE ? source : getSourceFile(name, ...rest))
  host.fileExists = (name) => name === FILE || fileExists(name)
  const program = ts.createProgram([FILE], OPTIONS, host)
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(FILE)).map(({ messageText, start = 0 }) => {
    const { line } = source.getLineAndCharacterOfPosition(start)
    return `${names[line - 1]}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 600)}`
  })
}

/** Reads the JSON-LD of a page. Throws where there is not just one, or it is no JSON. */
export function structuredDataOf(html: string): { '@graph': Record<string, unknown>[] } {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  if (found.length !== 1) throw new Error(`${found.length} blocks of structured data`)
  return JSON.parse(found[0]![1]!) as { '@graph': Record<string, unknown>[] }
}
