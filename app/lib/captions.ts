import { escapeText } from './escape-text.ts'

/** A caption: from when to when it is shown, in seconds, and what it says, without any markup. */
export interface Caption {
  from: number
  to: number
  text: string
}

/** What captions say, or in French why they cannot be read. */
export type ReadCaptions = { captions: Caption[] } | { problem: string }

/** The longest that a caption stays whose end nobody has said, in seconds. */
const LONGEST = 7

const TIME = /(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?/y
const UNTIL = /(?:-->|[-–—→])/y
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00a0', '&lrm;': '', '&rlm;': '' }

/** Blocks of a WebVTT file that are no captions. */
const NO_CAPTION = /^(?:WEBVTT|NOTE|STYLE|REGION)\b/

/** A caption as it was found: with its end where that is said, and its line, from 1. */
interface Found {
  from: number
  to: number | undefined
  line: number
  texts: string[]
}

type Reading = { found: Found[] } | { problem: string }

/**
 * Reads captions as files have them, WebVTT or SRT, or as they are typed: « 0:02 Bonjour », on a line each, with or
 * without the end, « 0:02 - 0:05 Bonjour ». What a file says of their place and colours is left out.
 */
export function readCaptions(text: string): ReadCaptions {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const reading = text.includes('-->') ? readFile(lines) : readTyped(lines)
  if ('problem' in reading) return reading
  if (reading.found.length === 0)
    return { problem: "Il n'y a là aucun sous-titre : écrivez par exemple « 0:02 Bonjour »." }
  const captions: Caption[] = []
  for (const [index, { from, to, line, texts }] of reading.found.entries()) {
    const next = reading.found[index + 1]?.from
    const caption = { from, to: to ?? Math.min(next ?? Infinity, from + LONGEST), text: texts.join('\n') }
    if (caption.to <= from) return refuse(line, 'ce sous-titre finit avant de commencer.')
    if (caption.text === '') return refuse(line, 'ce sous-titre ne dit rien.')
    captions.push(caption)
  }
  return { captions }
}

/** Blocks, with blank lines between them but for careless SRT: a name or number, the times, then what is said. */
function readFile(lines: string[]): Reading {
  const found: Found[] = []
  let isBegun = false
  let isLeftOut = true
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    const isFirst = line !== '' && (lines[index - 1] ?? '').trim() === ''
    if (isFirst) [isBegun, isLeftOut] = [false, found.length === 0 || NO_CAPTION.test(line)]
    if (line.includes('-->') && (!isBegun || isTimes(line))) {
      const times = readTimes(line)
      if (times?.to === undefined) return refuse(index + 1, `« ${line.slice(0, 40)} » n'est pas un temps.`)
      found.push({ ...times, line: index + 1, texts: [] })
      ;[isBegun, isLeftOut] = [true, false]
    } else if (!isLeftOut && !isName(line, isFirst, lines[index + 1] ?? '')) {
      const said = unmarked(line)
      if (said !== '') found.at(-1)!.texts.push(said)
    }
  }
  return { found: found.filter(({ texts }) => texts.length > 0).sort((one, other) => one.from - other.from) }
}

const isTimes = (line: string) => readTimes(line.trim())?.to !== undefined && line.includes('-->')

const isName = (line: string, isFirst: boolean, next: string) =>
  isFirst ? next.includes('-->') : /^\d+$/.test(line) && isTimes(next)

function readTyped(lines: string[]): Reading {
  const found: Found[] = []
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    const times = readTimes(line)
    if (times) {
      if (times.from < (found.at(-1)?.from ?? 0)) return refuse(index + 1, 'ce temps vient avant celui qui précède.')
      found.push({ from: times.from, to: times.to, line: index + 1, texts: times.rest ? [times.rest] : [] })
    } else if (line !== '') {
      if (found.length === 0) return refuse(index + 1, 'commencez par un temps, comme 0:02.')
      found.at(-1)!.texts.push(line)
    }
  }
  return { found }
}

/** Writes captions as WebVTT. */
export function writeCaptions(captions: Caption[]): string {
  const cues = captions.map(
    ({ from, to, text }) => `${clock(from, true)} --> ${clock(to, true)}\n${escapeText(text)}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

/** Writes captions as they are typed. */
export function typedCaptions(captions: Caption[]): string {
  // A line that begins with a time, « 9:30 – 18:00 », would be read as the next caption.
  const said = (text: string) => text.replace(/\n(?=\d{1,3}:\d{2})/g, ' ')
  return captions.map(({ from, to, text }) => `${clock(from)} - ${clock(to)} ${said(text)}`).join('\n')
}

const refuse = (line: number, problem: string) => ({ problem: `Ligne ${line} : ${problem}` })

/** The times that a line begins with, and what stands behind them. */
function readTimes(line: string): { from: number; to: number | undefined; rest: string } | undefined {
  const from = matchAt(TIME, line, 0)
  if (from === undefined) return undefined
  const sign = matchAt(UNTIL, line, blankEnd(line, from.length))
  const start = sign ? blankEnd(line, line.indexOf(sign, from.length) + sign.length) : undefined
  const to = start === undefined ? undefined : matchAt(TIME, line, start)
  const end = to === undefined ? from.length : start! + to.length
  return { from: seconds(from), to: to === undefined ? undefined : seconds(to), rest: line.slice(end).trim() }
}

function matchAt(pattern: RegExp, line: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(line)?.[0]
}

function blankEnd(line: string, at: number): number {
  const rest = line.slice(at)
  return at + rest.length - rest.trimStart().length
}

function seconds(time: string): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** Writes a time: in full, or as short as it is read. */
function clock(time: number, isFull = false): string {
  const thousandths = Math.round(time * 1000)
  const [hours, minutes, rest] = [
    Math.floor(thousandths / 3_600_000),
    Math.floor(thousandths / 60_000) % 60,
    thousandths % 60_000,
  ]
  const two = (number: number) => String(number).padStart(2, '0')
  const part = String(rest % 1000).padStart(3, '0')
  const fraction = isFull ? `.${part}` : rest % 1000 === 0 ? '' : `.${part}`
  const short = `${isFull || hours > 0 ? two(minutes) : minutes}:${two(Math.floor(rest / 1000))}${fraction}`
  return isFull ? `${two(hours)}:${short}` : hours > 0 ? `${hours}:${short}` : short
}

/** What a line of a file says: of markup only who speaks is kept. */
function unmarked(text: string): string {
  return text
    .replace(/<v[ .]([^<>]*)>/g, (_, said: string) => `${said.slice(said.indexOf(' ') + 1).trim()} : `)
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity]!)
    .replaceAll('&amp;', '&')
    .trim()
}
