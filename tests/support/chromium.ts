import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright } from '@playwright/test'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, the one Playwright downloaded, the system's, or
 * the one that the package @sparticuz/chromium brings, which needs neither a download nor root.
 */
export async function chromiumPath(): Promise<string> {
  const candidates = [process.env['CHROMIUM_PATH'], playwright.executablePath(), ...SYSTEM]
  return candidates.find((path) => path && existsSync(path)) ?? (await packagedChromium())
}

/** Unpacks the package's browser and, for a system that lacks the libraries it links to, those as well. */
async function packagedChromium(): Promise<string> {
  // The package unpacks its libraries only where it believes to be on the service it was made for.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { LD_LIBRARY_PATH: before } = process.env
  const { default: packaged } = await import('@sparticuz/chromium')
  const path = await packaged.executablePath()
  const libraries = join(tmpdir(), 'al2023', 'lib')
  const runs = (library?: string) =>
    spawnSync(path, ['--version'], { env: { ...process.env, LD_LIBRARY_PATH: library } }).status === 0
  const needed = runs(before) ? before : libraries
  if (needed === undefined) delete process.env['LD_LIBRARY_PATH']
  else process.env['LD_LIBRARY_PATH'] = needed
  return path
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
