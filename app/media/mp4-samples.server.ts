import { findBox, type Box } from './mp4-boxes.server.ts'
import { UnreadableFilmError, UnremovableNotesError } from './film.server.ts'

/** A stretch of a file, in bytes: its first, and the first that is no longer part of it. */
export type Range = [start: number, end: number]

/** How many stretches of notes are read: a film of a day has fewer. */
export const NOTES_LIMIT = 100_000

/**
 * Says where the samples of a track are. Throws an UnremovableNotesError where its tables do not tell.
 * Source: ISO/IEC 14496-12, sections 8.7.3 to 8.7.5.
 */
export function sampleRanges(moov: Buffer, track: Box): Range[] {
  const table = (name: string) => {
    const box = findBox(moov, track, 'mdia', 'minf', 'stbl', name)
    return box && moov.subarray(box.content, box.end)
  }
  const [sizes, spread, short, long] = ['stsz', 'stsc', 'stco', 'co64'].map(table)
  const places = short ?? long
  if (!places || places.readUInt32BE(4) === 0) return []
  if (!sizes || !spread) throw new UnremovableNotesError()
  const entry = short ? 4 : 8
  const chunks = Math.min(places.readUInt32BE(4), Math.floor((places.length - 8) / entry))
  if (chunks > NOTES_LIMIT) throw new UnreadableFilmError('Too many notes')
  const uniform = sizes.readUInt32BE(4)
  const samples = Math.floor((sizes.length - 12) / 4)
  const ranges: Range[] = []
  let sample = 0
  let row = 0
  for (let chunk = 1; chunk <= chunks; chunk++) {
    const next = 8 + (row + 1) * 12
    if (next + 12 <= spread.length && spread.readUInt32BE(next) <= chunk) row++
    const count = 8 + row * 12 + 8 <= spread.length ? spread.readUInt32BE(8 + row * 12 + 4) : 0
    const start = short ? places.readUInt32BE(4 + chunk * 4) : Number(places.readBigUInt64BE(chunk * 8))
    let length = uniform * count
    const last = uniform ? sample : Math.min(sample + count, samples)
    for (; sample < last; sample++) length += sizes.readUInt32BE(12 + sample * 4)
    ranges.push([start, start + length])
  }
  return ranges
}

/** The parts of ranges that lie within boxes, which stand in their order: what a table says beyond them is no sample. */
export function within(ranges: Range[], boxes: Box[]): Range[] {
  const joined = joinRanges(ranges)
  const parts: Range[] = []
  let next = 0
  for (const { content, end } of boxes) {
    while (next < joined.length && joined[next]![1] <= content) next++
    for (let at = next; at < joined.length && joined[at]![0] < end; at++) {
      const [from, to] = joined[at]!
      parts.push([Math.max(from, content), Math.min(to, end)])
    }
  }
  return parts
}

/** Joined, so that nothing is written twice however a table was made. */
function joinRanges(ranges: Range[]): Range[] {
  const found = ranges.filter(([start, end]) => start < end).toSorted(([one], [other]) => one - other)
  return found.reduce<Range[]>((joined, [start, end]) => {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
    return joined
  }, [])
}
