import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cleanEnvironment } from '../tests/support/environment.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

/** An account that owns nothing. */
const NOBODY = 65_534

const isRoot = process.getuid?.() === 0

let root: string
beforeEach(() => {
  root = temporaryFolder()
  chmodSync(root, 0o711)
  symlinkSync(resolve('.'), join(root, 'site'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A data folder, of an account of its own where that can be. */
function makeData(...path: string[]): string {
  const folder = join(root, ...path)
  mkdirSync(folder, { recursive: true })
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  return folder
}

function institut(args: string[], options: { uid?: number; cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const env = { ...cleanEnvironment(), NODE_COMPILE_CACHE: '', INSTITUT_ROOT: root, DATA_DIR: '/nowhere' }
  const { status, stdout, stderr } = spawnSync(resolve('deploy/institut'), args, { env, encoding: 'utf8', ...options })
  return { status, stdout, stderr }
}

test('works in the folder of the site, wherever it is called, and as its owner', () => {
  const data = makeData('data')
  const outside = join(root, 'outside')
  mkdirSync(outside, { mode: 0o777 })
  chmodSync(outside, 0o777)
  const added = institut(['admin', 'add', '--email', 'a@exemple.fr', '--name', 'Camille'], { cwd: outside })
  expect(added).toMatchObject({ status: 0, stdout: expect.stringMatching(/^[\da-f-]{36}\n$/) })
  const file = join(data, 'site.sqlite')
  expect(institut(['backup', 'copie.sqlite'], { cwd: outside })).toEqual({
    status: 0,
    stdout: expect.stringMatching(`^Sauvegarde faite de ${file} : ${join(outside, 'copie.sqlite')} `),
    stderr: '',
  })
  expect(readdirSync(outside)).toEqual(['copie.sqlite'])
  for (const name of [file, join(outside, 'copie.sqlite')])
    expect(statSync(name).uid, name).toBe(isRoot ? NOBODY : process.getuid?.())
})

test('installs first what a new machine has not, as the owner of the program', () => {
  makeData('data')
  const site = join(root, 'site')
  rmSync(site)
  for (const folder of ['scripts', 'commands']) mkdirSync(join(site, folder), { recursive: true })
  const prepare = "require('fs').mkdirSync('node_modules'); console.error('Installation des dépendances…')"
  writeFileSync(join(site, 'scripts', 'prepare.js'), prepare)
  writeFileSync(join(site, 'commands', 'content.ts'), 'console.log(process.argv[2])')
  if (isRoot) chownSync(site, NOBODY, NOBODY)
  expect(institut(['rescue'])).toEqual({ status: 0, stdout: 'rescue\n', stderr: 'Installation des dépendances…\n' })
  expect(statSync(join(site, 'node_modules')).uid).toBe(isRoot ? NOBODY : process.getuid?.())
  expect(institut(['rescue']).stderr).toBe('')
})

test('installs what builds the site, whatever NODE_ENV says', () => {
  const files = {
    'package.json': { devDependencies: { outil: 'file:outil' } },
    'package-lock.json': {
      lockfileVersion: 3,
      packages: {
        '': { devDependencies: { outil: 'file:outil' } },
        outil: { version: '1.0.0', dev: true },
        'node_modules/outil': { resolved: 'outil', link: true },
      },
    },
    'outil/package.json': { name: 'outil', version: '1.0.0' },
  }
  mkdirSync(join(root, 'outil'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), JSON.stringify(text))
  const env = { ...cleanEnvironment(), NODE_ENV: 'production' }
  const options = { env, cwd: root, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/prepare.js')], options)
  expect({ status, stderr }).toMatchObject({ status: 0 })
  expect(existsSync(join(root, 'node_modules', 'outil'))).toBe(true)
})

test('knows each site of a machine by its name, and its settings', () => {
  const data = makeData('rosiers', 'ailleurs')
  writeFileSync(join(root, 'rosiers', 'reglages'), `DATA_DIR=${data}\nTRUSTED_PROXIES=127.0.0.1 10.0.0.1\nPORT=3001\n`)
  institut(['@rosiers', 'admin', 'list'])
  expect(institut(['@rosiers', 'check']).stdout).toContain(`Base : ${join(data, 'site.sqlite')}\n`)
  expect(institut(['@rosiers', 'env']).stdout.split('\0')).toContain('INSTITUT_NAME=rosiers')
  writeFileSync(join(root, 'rosiers', 'reglages'), `DATA_DIR=${data}\nPORT=x\n`)
  expect(institut(['@rosiers', 'check']).stderr).toMatch(/^Réglage incorrect : PORT /)
})

test('reads settings as systemd does; what is asked for with a command comes first', () => {
  const data = makeData('data')
  writeFileSync(
    join(root, 'reglages'),
    [
      '# PORT=1',
      ' ; PORT=2',
      `A= avec des espaces  # et un dièse  `,
      `B='entre $HOME \\ et "guillemets"'`,
      'C="un \\"mot\\", \\$HOME, \\x et ',
      'deux lignes"  " collées" ',
      'D=avant\\',
      "après l\\'eau\\ ",
      'E=\'un \'"deux"',
      'F=$HOME`id`$(id)',
      'G=l\'eau d\'"ici"',
      'H=une',
      'H = dernière\r',
      'export I=non',
      'J=',
      'PORT=3000',
      'seule',
      `DATA_DIR="${data}"`,
      'K=fin',
    ].join('\n'),
  )
  const { stdout } = institut(['env'], { env: { PATH: process.env['PATH'], INSTITUT_ROOT: root, PORT: '4000' } })
  const said = Object.fromEntries(stdout.split('\0').map((line) => line.split(/=(.*)/s).slice(0, 2)))
  expect(said).toMatchObject({
    A: 'avec des espaces  # et un dièse',
    B: 'entre $HOME \\ et "guillemets"',
    C: 'un "mot", $HOME, \\x et \ndeux lignes collées',
    D: "avantaprès l'eau ",
    E: 'un deux',
    F: '$HOME`id`$(id)',
    G: `l'eau d'"ici"`,
    H: 'dernière',
    J: '',
    K: 'fin',
    PORT: '4000',
    DATA_DIR: data,
  })
  expect(said).not.toHaveProperty('I')
})

test('makes nothing where there is no site', () => {
  for (const args of [['check'], ['restore', '/etc/hostname'], ['@absent', 'admin', 'list']]) {
    const { status, stdout, stderr } = institut(args)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^Il n'y a pas de site ici : \S+\n$/)
  }
  expect(institut(['@../x', 'check'])).toMatchObject({ status: 2, stderr: "Ce n'est pas le nom d'un site : @../x\n" })
  expect(readdirSync(root)).toEqual(['site'])
})

test.runIf(isRoot)('refuses another account, which could not write there', () => {
  const data = makeData('data')
  chmodSync(data, 0o711)
  const { status, stderr } = institut(['admin', 'list'], { uid: 1 })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Accès refusé : ${data}. Lancez cette commande sous root ou sous le compte qui tient ce dossier.\n`,
  })
  expect(existsSync(join(data, 'site.sqlite'))).toBe(false)
})

describe.runIf(isRoot)("under root, of a site that is another account's", () => {
  const report = (command: string) =>
    `console.log('${command}', process.getuid(), process.env.SITE_URL, process.argv.slice(2).join(' '))`

  function makeSite(programs: Record<string, string>): void {
    rmSync(join(root, 'site'))
    for (const path of [[], ['node_modules'], ['commands']]) makeData('site', ...path)
    for (const [name, text] of Object.entries(programs)) writeFileSync(join(root, 'site', 'commands', name), text)
    makeData('data')
    chownSync(root, NOBODY, NOBODY)
  }

  function institutAsRoot(args: string[], more: NodeJS.ProcessEnv = {}) {
    const env = { ...cleanEnvironment(), NODE_COMPILE_CACHE: '', INSTITUT_ROOT: root, ...more }
    const command = join(root, 'institut')
    copyFileSync('deploy/institut', command)
    const { status, stdout, stderr } = spawnSync('setsid', [command, ...args], {
      env,
      encoding: 'utf8',
      cwd: root,
      timeout: 25_000,
    })
    return { status, stdout, stderr }
  }

  test('nothing runs as root, whatever that account has changed', () => {
    makeSite({ 'content.ts': report('content'), 'admin.ts': report('admin') })
    const spy = join(root, 'spy.mjs')
    writeFileSync(
      spy,
      `import { appendFileSync } from 'node:fs'; appendFileSync('${root}/who', process.getuid() + '.')`,
    )
    writeFileSync(join(root, 'reglages'), `SITE_URL=https://exemple.fr\nNODE_OPTIONS=--import=${spy}\n`)
    // As « su » and cron leave it.
    const PATH = process.env['PATH']!.split(':').filter((folder) => !folder.endsWith('sbin'))
    expect(institutAsRoot(['backup', 'un fichier'], { PATH: PATH.join(':') })).toEqual({
      status: 0,
      stdout: `content ${NOBODY} https://exemple.fr backup un fichier\n`,
      stderr: '',
    })
    mkdirSync(join(root, 'rosiers', 'data'), { recursive: true })
    writeFileSync(join(root, 'rosiers', 'reglages'), 'SITE_URL=https://rosiers.fr\n')
    expect(institutAsRoot(['@rosiers', 'admin', 'list']).stdout).toBe(`admin ${NOBODY} https://rosiers.fr list\n`)
    rmSync(join(root, 'data'), { recursive: true })
    const roots = temporaryFolder()
    symlinkSync(roots, join(root, 'data'))
    expect(institutAsRoot(['check']).stdout).toBe(`content ${NOBODY} https://exemple.fr check\n`)
    rmSync(roots, { recursive: true })
    expect(readFileSync(join(root, 'who'), 'utf8')).toBe(`${NOBODY}.`.repeat(2))
    writeFileSync(join(root, 'reglages'), '', { mode: 0o600 })
    chmodSync(join(root, 'reglages'), 0o600)
    expect(institutAsRoot(['check'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Accès refusé au compte « nobody » : \S+\/reglages\. /),
    })
  })

  test('an update has root restart the services of sites, and nothing else', () => {
    const asked = ["'institut@lilas', 'institut'", "'ssh'", '']
    const restart = (units: string) =>
      `{ const { status, stderr } = spawnSync('sh', ['-c', process.env.INSTITUT_RESTART, 'sh', ${units}], { encoding: 'utf8' })
  console.log(process.getuid(), status, stderr.trim()) }`
    makeSite({ 'update.ts': `import { spawnSync } from 'node:child_process'\n${asked.map(restart).join('\n')}` })
    writeFileSync(join(root, 'reglages'), `INSTITUT_RESTART="touch ${root}/data/own"\n`)
    const systemctl = join(root, 'systemctl')
    // As when the terminal goes.
    writeFileSync(systemctl, `#!/bin/sh\nkill -HUP 0\necho "$(id -u) $*" >> ${root}/restarted\n! echo En panne.\n`, {
      mode: 0o755,
    })
    const PATH = `${root}:${process.env['PATH']}`
    expect(institutAsRoot(['update'], { PATH })).toMatchObject({
      status: 0,
      stdout: [
        `${NOBODY} 1 En panne.`,
        `${NOBODY} 1 Ce n'est pas un service de ce site : ssh`,
        `${NOBODY} 1 En panne.\n`,
      ].join('\n'),
    })
    expect(institutAsRoot(['@rosiers', 'update']).stderr).toMatch(/^Il n'y a pas de site ici/)
    expect(readFileSync(join(root, 'restarted'), 'utf8')).toBe(
      '0 restart institut@lilas institut\n0 restart institut\n',
    )
    expect(existsSync(join(root, 'data', 'own'))).toBe(false)
    for (const rootsToo of [root, join(root, 'site')]) {
      chownSync(rootsToo, 0, 0)
      expect(institutAsRoot(['update']).stderr).toBe(`Avant « update » : chown -R nobody: ${root}\n`)
    }
  })
})
