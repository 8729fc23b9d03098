import { diffComm, diffIndices } from 'node-diff3'

/** A run of text, and whether it is in one of the two texts only. */
export interface Part {
  text: string
  changed: boolean
}

/** Two texts side by side, line by line; null stands for lines left out as nothing changes there. */
export interface TextComparison {
  before: (Part[] | null)[]
  after: (Part[] | null)[]
}

/** The most tokens on each side that are compared by word: beyond, a passage counts as rewritten. */
const TOKENS_LIMIT = 3000

/** The most lines on each side that are compared line by line. */
const LINES_LIMIT = 3000

/** Below this share of common words a passage is shown as rewritten, not as a mosaic. */
const LIKENESS = 0.3

/** How many unchanged lines are kept on each side of a change. */
const CONTEXT = 1

/** Compares two texts of several lines: what changed, by word, with a line around it. */
export function compareLines(before: string[], after: string[]): TextComparison {
  const hunks = lineHunks(before, after)
  const result: TextComparison = { before: [], after: [] }
  let next = 0
  for (const [index, hunk] of hunks.entries()) {
    keepContext(result, before.slice(next, hunk.from), index === 0, false)
    const { before: left, after: right } = compareWords(
      before.slice(hunk.from, hunk.to).join('\n'),
      after.slice(hunk.start, hunk.end).join('\n'),
    )
    if (hunk.to > hunk.from) result.before.push(...linesOf(left))
    if (hunk.end > hunk.start) result.after.push(...linesOf(right))
    next = hunk.to
  }
  if (hunks.length > 0) keepContext(result, before.slice(next), false, true)
  return result
}

/** Compares two texts by word: each in parts, the changed ones marked. */
export function compareWords(before: string, after: string): { before: Part[]; after: Part[] } {
  const [a, b] = [tokens(before), tokens(after)]
  const rewritten = { before: partsOf([[before, true]]), after: partsOf([[after, true]]) }
  if (a.length > TOKENS_LIMIT || b.length > TOKENS_LIMIT) return rewritten
  const runs = joinedRuns(diffComm(a, b) as unknown as Run[])
  if (likeness(runs, a, b) < LIKENESS) return rewritten
  return {
    before: partsOf(runs.map((run) => [('common' in run ? run.common : run.buffer1).join(''), !('common' in run)])),
    after: partsOf(runs.map((run) => [('common' in run ? run.common : run.buffer2).join(''), !('common' in run)])),
  }
}

type Run = { common: string[] } | { buffer1: string[]; buffer2: string[] }

/** Spaces alone between two changes belong to them: a phrase that was replaced reads as one. */
function joinedRuns(runs: Run[]): Run[] {
  const joined: Run[] = []
  for (const [index, run] of runs.entries()) {
    const last = joined.at(-1)
    const between = 'common' in run && /^[^\S\n]+$/.test(run.common.join('')) && index < runs.length - 1
    if (last && !('common' in last) && (between || !('common' in run))) {
      last.buffer1 = last.buffer1.concat('common' in run ? run.common : run.buffer1)
      last.buffer2 = last.buffer2.concat('common' in run ? run.common : run.buffer2)
    } else joined.push('common' in run ? run : { ...run })
  }
  return joined
}

function likeness(runs: Run[], a: string[], b: string[]): number {
  const length = (list: string[]) => list.join('').replace(/\P{L}/gu, '').length
  const most = Math.max(length(a), length(b))
  const common = runs.reduce((sum, run) => sum + ('common' in run ? length(run.common) : 0), 0)
  return most === 0 ? 1 : common / most
}

/** Words, figures with their decimals and the unit that clings to them, spaces, and every other character by itself. */
const tokens = (text: string) => text.match(/\d+(?:[.,]\d+)*\p{L}*|[\p{L}\p{M}]+|\n|[^\S\n]+|./gu) ?? []

/** The runs that have a text, spaces at the ends of a changed one unmarked. */
function partsOf(runs: [string, boolean][]): Part[] {
  const parts: Part[] = []
  const add = (text: string, changed: boolean) => {
    const last = parts.at(-1)
    if (last?.changed === changed) last.text += text
    else if (text !== '') parts.push({ text, changed })
  }
  for (const [text, changed] of runs) {
    const core = text.trim()
    const start = core === '' ? text.length : text.indexOf(core)
    add(text.slice(0, start), false)
    if (core !== '') add(core, changed)
    add(text.slice(start + core.length), false)
  }
  return parts
}

function linesOf(parts: Part[]): Part[][] {
  const lines: Part[][] = [[]]
  for (const { text, changed } of parts) {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (line !== '') lines.at(-1)!.push({ text: line, changed })
    }
  }
  return lines
}

interface Hunk {
  from: number
  to: number
  start: number
  end: number
}

function lineHunks(before: string[], after: string[]): Hunk[] {
  if (before.length > LINES_LIMIT || after.length > LINES_LIMIT) {
    return [{ from: 0, to: before.length, start: 0, end: after.length }]
  }
  return diffIndices(before, after).map(({ buffer1, buffer2 }) => {
    const [[from, removed], [start, added]] = [buffer1, buffer2] as [[number, number], [number, number]]
    return { from, to: from + removed, start, end: start + added }
  })
}

function keepContext({ before, after }: TextComparison, lines: string[], first: boolean, last: boolean): void {
  const head = first ? [] : lines.slice(0, CONTEXT)
  const tail = last ? [] : lines.slice(Math.max(head.length, lines.length - CONTEXT))
  const gap = head.length + tail.length < lines.length
  const kept = [...head.map(unchanged), ...(gap ? [null] : []), ...tail.map(unchanged)]
  before.push(...kept)
  after.push(...kept)
}

const unchanged = (text: string): Part[] => [{ text, changed: false }]
