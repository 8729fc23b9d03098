import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright } from '@playwright/test'

/**
 * Where a machine has its own, and where Playwright puts what it downloads. The shell without windows first: it draws
 * pages alone, where the whole browser draws its own bars for each page as well.
 */
const OWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  playwright.executablePath(),
]

export interface Chromium {
  path: string
  /** As it says itself: `156.0.8078.79`. */
  version: string
  /** What it needs in its environment. */
  env: Record<string, string>
}

/**
 * Finds what there is to test with, one of each version, the newest first: the machine's own Chromium and that of the package
 * @sparticuz/chromium, which needs neither a download nor root; of `CHROMIUM_PATH`, that one alone.
 */
export async function findChromiums(): Promise<Chromium[]> {
  const given = process.env['CHROMIUM_PATH']
  const found = (given ? [given] : OWN).filter((path) => existsSync(path)).map((path) => read(path))
  if (!given) found.push(await unpackChromium())
  const isFirst = (one: Chromium, place: number) => found.findIndex((other) => major(other) === major(one)) === place
  return found.filter(isFirst).sort((one, other) => major(other) - major(one))
}

/** Returns where the newest is, and leaves what it needs in the environment. */
export async function chromiumPath(): Promise<string> {
  const [newest] = await findChromiums()
  if (!newest) throw new Error(`There is no ${process.env['CHROMIUM_PATH']}.`)
  // Whatever this process starts finds the same without looking.
  Object.assign(process.env, newest.env, { CHROMIUM_PATH: newest.path })
  return newest.path
}

const major = ({ version }: Chromium) => Number(version.split('.')[0])

function read(path: string, env: Record<string, string> = {}): Chromium {
  const { stdout } = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' })
  return { path, version: /\d[\d.]+/.exec(stdout)?.[0] ?? '', env }
}

/** Unpacks the package's browser and, for a system that lacks the libraries it links to, those as well. */
async function unpackChromium(): Promise<Chromium> {
  // The package unpacks its libraries only where it believes to be on the service it was made for.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fontsBefore } = process.env
  const { default: packaged } = await import('@sparticuz/chromium')
  const path = await packaged.executablePath()
  // Importing the package has set these for whatever this process starts; the machine's own browser has its own fonts.
  if (libraries === undefined) delete process.env['LD_LIBRARY_PATH']
  else process.env['LD_LIBRARY_PATH'] = libraries
  if (fontsBefore === undefined) delete process.env['FONTCONFIG_PATH']
  else process.env['FONTCONFIG_PATH'] = fontsBefore
  const fonts = { FONTCONFIG_PATH: join(tmpdir(), 'fonts') }
  const plain = read(path, fonts)
  return plain.version ? plain : read(path, { ...fonts, LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib') })
}

/** Switches that keep the browser off the network and let it run as root in a container. */
export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
