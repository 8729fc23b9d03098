import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ended, read } from '../support/spawned.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { has } from '../support/debian.ts'

const DOCUMENT = readFileSync('docs/deploiement.md', 'utf8')

/** The commands of the document, by block. */
const BLOCKS = [...DOCUMENT.matchAll(/^( *)```sh\n([^]*?)^ *```$/gm)].map(([, indent, block]) =>
  block!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
)

/** What needs a service that a machine of its own has not: containers, object storage, Firebase, several units. */
const ELSEWHERE = /^docker |^cp .*institut@|^cd deploy|^MEDIA_|^institut admin import|^institut import --dry-run export/

/** The block that begins with these words. */
function block(start: string): string {
  const found = BLOCKS.filter((one) => one.startsWith(start))
  if (found.length !== 1) throw new Error(`${found.length} blocks begin with ${start}`)
  return found[0]!
}

/** A command that stands in a sentence. */
function said(command: string): string {
  if (!DOCUMENT.replaceAll(/\s+/g, ' ').includes(`\`${command}\``)) throw new Error(`Not in the document: ${command}`)
  return command
}

const INSTALL = `${block('useradd').replace('ADRESSE_DU_DÉPÔT', '/srv/depot')}
    chown -R institut: /srv/modules
    cp -al /srv/modules /srv/institut/site/node_modules`
const SERVED = `timeout 300 sh -c 'until curl --silent --fail --output /dev/null http://127.0.0.1:3000/readyz; do sleep 0.5; done'`
const PAGE = 'curl --silent --fail --cacert /etc/authority.pem https://www.institut.fr'

/** From nothing to a site that is served, backed up, updated, taken back, lost and rescued. */
const STEPS: Record<string, string> = {
  install: `${INSTALL}
    cp /srv/institut/site/deploy/institut.service /etc/systemd/system/
    ${said('systemctl enable --now institut')}
    ${SERVED}
    test "$(stat --format=%a:%U /srv/institut/data/premier-mot-de-passe.txt)" = 600:institut
    grep --count 'premier-mot-de-passe.txt' /run/institut.log`,
  'nginx with TLS': `
    openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=Essai -keyout /etc/authority.key -out /etc/authority.pem 2>&1
    cd /etc/letsencrypt/live/www.institut.fr
    openssl req -newkey rsa:2048 -nodes -subj /CN=www.institut.fr -keyout privkey.pem -out request.pem 2>&1
    echo subjectAltName=DNS:www.institut.fr > names
    openssl x509 -req -in request.pem -days 2 -CA /etc/authority.pem -CAkey /etc/authority.key -CAcreateserial -extfile names -out fullchain.pem 2>&1
    cp /srv/institut/site/deploy/nginx.conf /etc/nginx/conf.d/institut.conf
    nginx -t
    nginx
    ${PAGE}/login --dump-header ~/head | grep --count '</html>'
    grep --ignore-case '^strict-transport-security' ~/head
    curl --silent --head http://www.institut.fr/tarifs | grep --count 'Location: https://www.institut.fr/tarifs'`,
  'a site made for an institute': `
    cd /tmp
    cp /srv/institut/site/docs/exemples/institut.yaml fiche.yaml
    cp /srv/institut/site/docs/exemples/tarifs.csv tarifs.csv
    ${block('institut new')}
    ${said('institut check')} | grep 'Base : /srv/institut/data/site.sqlite'
    ${said('institut admin list')} | grep actif`,
  'signed in through nginx': `
    password=$(sed -n 's/^Mot de passe : //p' /srv/institut/data/premier-mot-de-passe.txt)
    email=$(sed -n 's/^E-mail : //p' /srv/institut/data/premier-mot-de-passe.txt)
    send() { curl --silent --fail --cacert /etc/authority.pem --cookie ~/jar --cookie-jar ~/jar --header 'Origin: https://www.institut.fr' --header 'Content-Type: application/json' "$@"; }
    send --data "{\\"email\\":\\"$email\\",\\"password\\":\\"$password\\"}" https://www.institut.fr/api/session
    test ! -e /srv/institut/data/premier-mot-de-passe.txt
    send --data '{"intent":"add","collection":"actualites","id":"8a7c4c9e-0a4b-4f0e-9d3c-5a3f0c1d2e3f","fields":{"titre":"Une nouvelle","image":"","contenu":[]}}' https://www.institut.fr/api/changes | grep --count saved
    send --data '{"intent":"update","collection":"publication","id":"site","base":1,"fields":{"enLigne":true}}' https://www.institut.fr/api/changes | grep --count saved
    timeout 60 sh -c 'until grep --count "Une nouvelle" /srv/institut/data/public/actualites.html; do sleep 0.5; done'
    sleep 1
    ${PAGE}/actualites | grep --count 'Une nouvelle'`,
  'backed up': `
    ${said('install --directory --owner=institut --mode=700 /mnt/ailleurs')}
    {
      ${block('institut key')}
    } > ~/key
    printf 'BACKUP_URL=/mnt/ailleurs\\n%s\\n' "$(grep BACKUP_RECIPIENT ~/key)" >> /srv/institut/reglages
    systemctl restart institut
    ${SERVED}
    timeout 120 sh -c 'until ls /mnt/ailleurs/sauvegarde-*.age; do sleep 0.5; done'
    curl --silent --fail 'http://127.0.0.1:3000/readyz?strict'
    cd /tmp
    ${block('institut export /mnt')}
    ${said('institut backup FICHIER').replace('FICHIER', '/mnt/copie')}
    ${block('institut import --dry-run site').replaceAll('site.tar', '/mnt/ailleurs/site.tar')}
    institut restore /mnt/copie
    export BACKUP_KEY=$(grep AGE-SECRET ~/key)
    ${said('institut rescue')} | grep "Essai de la sauvegarde"
    chmod 755 /srv/institut/data
    ${said('chmod 711 /srv/institut/data')}
    ${said('institut publish')}`,
  'updated, and taken back': `
    cd /srv/depot
    sed -i 's/<html /<html data-version="deux" /' app/root.tsx
    git -c user.name=x -c user.email=x@exemple.fr commit --quiet --all --message deux
    cd /
    echo >> /srv/institut/site/README.md
    institut update && exit 1
    ${said('runuser -u institut -- git -C /srv/institut/site reset --hard')}
    ${block('institut update').replace(/^institut rollback.*$/m, '')}
    ${PAGE}/login | grep --count 'data-version="deux"'
    institut rollback
    ${PAGE}/login | grep 'data-version' && exit 1
    ${PAGE}/actualites | grep --count 'Une nouvelle'
    ${said('runuser -u institut -- git -C /srv/institut/site pull')}
    ${said("runuser -u institut -- sh -c 'cd /srv/institut/site && node scripts/prepare.js --build'")}
    ${said('systemctl restart institut')}
    ${SERVED}
    ${PAGE}/login | grep --count 'data-version="deux"'`,
  'lost, and rescued on another': `
    systemctl stop institut
    test "$(curl --silent --cacert /etc/authority.pem --output /dev/null --write-out '%{http_code}' https://www.institut.fr/actualites)" = 200
    test "$(curl --silent --cacert /etc/authority.pem --output /dev/null --write-out '%{http_code}' https://www.institut.fr/login)" = 503
    cp /srv/institut/reglages ~/reglages
    find /srv/institut -mindepth 1 -delete
    rm -rf /var/cache/institut/*
    userdel institut
    ${INSTALL}
    ${said('chown -R institut: /mnt/ailleurs')}
    install --owner=institut --mode=600 ~/reglages /srv/institut/reglages
    BACKUP_KEY=$(grep AGE-SECRET ~/key) institut rescue | grep 'Site remis en place'
    systemctl start institut
    ${SERVED}
    timeout 60 sh -c 'until grep --count "Une nouvelle" /srv/institut/data/public/actualites.html; do sleep 0.5; done'
    sleep 1
    ${PAGE}/actualites | grep --count 'Une nouvelle'
    ${PAGE} | grep --count '</html>'`,
}

const canRun =
  process.getuid?.() === 0 &&
  ['bwrap', 'setpriv', 'nginx', 'openssl', 'curl', 'git', 'useradd'].every(has) &&
  spawnSync('bwrap', ['--ro-bind', '/', '/', '--unshare-net', 'true']).status === 0

if (!canRun) console.warn('The commands of the document were not run: that needs root, bubblewrap and nginx.')

let place: string
beforeAll(() => void (place = temporaryFolder()))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('every command of the document is run here, or said to need another service', () => {
  const run = Object.values(STEPS).join('\n')
  const lines = BLOCKS.flatMap((one) => (ELSEWHERE.test(one) ? [] : one.split('\n')))
  const orders = lines.map((line) => line.replace(/ +#.*/, '').trim()).filter((line) => /^[a-z]/.test(line))
  expect(orders.length).toBeGreaterThan(12)
  const adapted = (line: string) =>
    line.replace('ADRESSE_DU_DÉPÔT', '/srv/depot').replace(/(import .*?)site\.tar/, '$1/mnt/ailleurs/site.tar')
  expect(orders.filter((line) => !run.includes(adapted(line)) && !/^institut export site\.tar/.test(line))).toEqual([])
})

test.runIf(canRun)(
  'from nothing to behind nginx with TLS, backed up, updated, taken back, lost and rescued',
  { timeout: 25 * 60_000 },
  async () => {
    const bind = (name: string, path: string) => ['--bind', join(place, name), path]
    for (const name of ['etc', 'srv', 'bin', 'mnt', 'run', 'cache', 'root', 'log', 'lib'])
      mkdirSync(join(place, name), { mode: 0o755 })
    cpSync('/etc', join(place, 'etc'), { recursive: true, verbatimSymlinks: true })
    for (const folder of ['nginx/conf.d', 'nginx/sites-enabled'])
      rmSync(join(place, 'etc', folder), { recursive: true, force: true })
    for (const folder of ['nginx/conf.d', 'nginx/sites-enabled', 'letsencrypt/live/www.institut.fr', 'systemd/system'])
      mkdirSync(join(place, 'etc', folder), { recursive: true })
    for (const file of ['passwd', 'shadow', 'group', 'gshadow']) {
      const path = join(place, 'etc', file)
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^institut:.*\n/m, ''))
    }
    writeFileSync(join(place, 'etc/hosts'), '127.0.0.1 localhost www.institut.fr\n')
    writeFileSync(join(place, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n')
    cpSync('tests/support/service-manager.sh', join(place, 'bin/systemctl'))
    chmodSync(join(place, 'bin/systemctl'), 0o755)
    mkdirSync(join(place, 'srv/depot'))
    execFileSync('sh', ['-c', `git ls-files -z | xargs -0 tar -c | tar -x -C ${join(place, 'srv/depot')}`])
    const git = (...args: string[]) =>
      execFileSync('git', [
        '-C',
        join(place, 'srv/depot'),
        '-c',
        'user.name=x',
        '-c',
        'user.email=x@exemple.fr',
        ...args,
      ])
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'un')
    // What is downloaded is tried with the unit of the service; here there is no network.
    cpSync('node_modules', join(place, 'srv/modules'), { recursive: true, verbatimSymlinks: true })
    const script = Object.entries(STEPS).map(([name, step]) => `echo "== ${name}"\n(set -eu\n${step}\n) || exit 1`)
    writeFileSync(join(place, 'srv/steps.sh'), script.join('\n'))
    const namespace = [
      ...[
        '--ro-bind',
        '/',
        '/',
        '--dev',
        '/dev',
        '--unshare-pid',
        '--proc',
        '/proc',
        '--unshare-net',
        '--die-with-parent',
      ],
      ...[...bind('etc', '/etc'), ...bind('srv', '/srv'), ...bind('bin', '/usr/local/bin'), ...bind('mnt', '/mnt')],
      ...[
        ...bind('run', '/run'),
        ...bind('cache', '/var/cache'),
        ...bind('root', '/root'),
        ...bind('log', '/var/log/nginx'),
      ],
      ...[...bind('lib', '/var/lib/nginx'), '--perms', '1777', '--tmpfs', '/tmp', '--chdir', '/root'],
    ]
    const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' }
    const machine = spawn('bwrap', [...namespace, 'bash', '-o', 'pipefail', '-x', '/srv/steps.sh'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [stdout, stderr] = await Promise.all([read(machine.stdout), read(machine.stderr), ended(machine)])
    const log = spawnSync('tail', ['-20', join(place, 'run/institut.log')], { encoding: 'utf8' }).stdout
    expect(machine.exitCode, `${stdout}\n${stderr.slice(-4000)}\n${log}`).toBe(0)
  },
)
