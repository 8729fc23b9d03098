/** The separators of a spreadsheet's file, the one of French ones first. */
const SEPARATORS = [';', '\t', ','] as const

/** Reads the bytes of a text file: UTF-8 or UTF-16 with or without a mark, else Windows-1252, as older spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A line of a table, and which line of its file it begins on, from 1. */
export interface Row {
  line: number
  cells: string[]
}

/** Reads a table of cells, quoted or not, by the separator that its first lines are written with. Blank lines are left out. */
export function readTable(text: string): Row[] {
  const separator = separatorOf(text)
  const rows: Row[] = []
  let row: Row = { line: 1, cells: [] }
  let cell = ''
  let isQuoted = false
  let line = 1
  const endCell = () => {
    row.cells.push(cell.replace(/[\s\u00a0\u202f]+/g, ' ').trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.cells.some((one) => one !== '')) rows.push(row)
    row = { line: line + 1, cells: [] }
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += letter
      at++
    } else if (isQuoted && letter === '"') isQuoted = false
    else if (isQuoted) cell += letter
    else if (letter === '"' && cell.trim() === '') isQuoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
    if (letter === '\n') line++
  }
  endRow()
  return rows
}

/** The separator that stands most often in the first line that has any, outside its quotes. */
function separatorOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/"[^"]*"/g, ''))
  const bare = lines.find((line) => SEPARATORS.some((separator) => line.includes(separator))) ?? ''
  const counts = SEPARATORS.map((separator) => bare.split(separator).length - 1)
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!
}
