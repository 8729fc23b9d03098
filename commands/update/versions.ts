import { existsSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../app/lib/refusal.ts'
import { counted } from '../counted.ts'
import { PREVIOUS, run, say, SITE, VERSIONS } from './machine.ts'

/** Asks the repository of the program that serves. */
export const git = (...args: string[]) => run('git', ['-C', SITE, ...args])

function commitOf(wanted = '@{upstream}'): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${wanted}^{commit}`)
  } catch {
    throw new Refusal(`Le dépôt n'a pas cette version : ${wanted}`)
  }
}

/** Fetches a version, and builds it beside the one that runs. Returns where; undefined where it is the one that runs. */
export function build(wanted: string | undefined): string | undefined {
  say('Recherche de la version')
  git('fetch', '--quiet', '--tags')
  const commit = commitOf(wanted)
  if (commit === git('rev-parse', 'HEAD')) return undefined
  refuseToLose(wanted)
  const named = join(VERSIONS, commit.slice(0, 12))
  // After « git pull » in the folder of a version, its name is of another than the one that runs.
  const version = named === realpathSync(SITE) ? `${named}.bis` : named
  const draft = `${version}.partiel`
  run('rm', ['-rf', draft])
  run('mkdir', [draft])
  run('cp', ['-a', join(realpathSync(SITE), '.git'), join(draft, '.git')])
  run('git', ['-C', draft, 'reset', '--quiet', '--hard', commit])
  const lock = 'package-lock.json'
  const isSame = readFileSync(join(SITE, lock)).equals(readFileSync(join(draft, lock)))
  // What is installed never changes: it is named twice.
  if (isSame && existsSync(join(SITE, 'node_modules')))
    run('cp', ['-al', join(realpathSync(SITE), 'node_modules'), join(draft, 'node_modules')])
  say(`Construction de ${commit.slice(0, 7)} à côté`)
  run('node', ['scripts/prepare.js', '--build'], { cwd: draft })
  run('rm', ['-rf', version])
  run('mv', [draft, version])
  return version
}

/** Throws a Refusal where the program was changed here: a version is built of what is in the repository. */
function refuseToLose(wanted: string | undefined): void {
  const advice = 'Pour le garder : « Mettre à jour », dans docs/deploiement.md.'
  const changed = git('-c', 'core.fileMode=false', 'diff', '--name-only', 'HEAD').replaceAll('\n', ', ')
  if (changed)
    throw new Refusal(
      `Le programme a été changé dans ${SITE}, et une mise à jour le perdrait : ${changed}. Pour y renoncer, sous le compte qui tient ce dossier : git -C ${SITE} reset --hard. ${advice}`,
    )
  if (wanted !== undefined) return
  const count = Number(git('rev-list', '--count', '@{upstream}..HEAD'))
  const followed = git('rev-parse', '--abbrev-ref', '@{upstream}')
  if (count > 0)
    throw new Refusal(
      `La version qui sert a ${counted(count, 'changement', 'changements')} que ${followed} n'a pas, et qu'une mise à jour perdrait. Pour y renoncer : institut update ${followed}. ${advice}`,
    )
}

/** Has the site lead to a version from now on. Returns the one that it led to. */
export function switchTo(version: string): string {
  const before = realpathSync(SITE)
  if (before === SITE) {
    // The first time: from then on it is a name that can be given in one step.
    const kept = join(VERSIONS, git('rev-parse', 'HEAD').slice(0, 12))
    rmSync(kept, { recursive: true, force: true })
    renameSync(SITE, kept)
    link(SITE, kept)
    return switchTo(version)
  }
  link(SITE, version)
  link(PREVIOUS, before)
  return before
}

/** The version that a site had before the one that it has. */
export const previousVersion = () => (existsSync(PREVIOUS) ? realpathSync(PREVIOUS) : undefined)

/** Has a name lead to a folder, in one step. */
export function link(name: string, target: string): void {
  const draft = `${name}.partiel`
  rmSync(draft, { force: true })
  symlinkSync(target, draft)
  renameSync(draft, name)
}

/** Says which files that a host copies out of the program are others in a version than in the one before. */
export function sayOutdated(before: string, version: string): void {
  for (const [name, mode, folder] of [
    ['institut', 755, '/usr/local/bin/'],
    ['institut.service', 644, '/etc/systemd/system/'],
    ['institut@.service', 644, '/etc/systemd/system/'],
  ] as const) {
    const file = join('deploy', name)
    const [was, is] = [before, version].map((place) => existsSync(join(place, file)) && readFileSync(join(place, file)))
    if (!is || (was && was.equals(is))) continue
    const reload = mode === 644 ? ' && systemctl daemon-reload' : ''
    console.log(
      `À noter : ${file} a changé. S'il est en place sur cette machine : install --mode=${mode} ${join(SITE, file)} ${folder}${reload}`,
    )
  }
}
