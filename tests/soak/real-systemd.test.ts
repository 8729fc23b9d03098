import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canMakeDebian, makeDebian } from '../support/debian.ts'
import { freePort } from '../support/free-port.ts'
import { ended } from '../support/spawned.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const LONG = 20 * 60_000

const canBoot = canMakeDebian(['systemd-nspawn'])
if (!canBoot) console.warn('No machine with systemd was started: that needs root, systemd-nspawn and debootstrap.')

const DOCUMENT = readFileSync('docs/deploiement.md', 'utf8')
const INSTALL = /^ *```sh\n( *useradd [^]*?)^ *```$/m.exec(DOCUMENT)![1]!
const ANOTHER = /^```sh\n(cp .*institut@[^]*?)^```$/m.exec(DOCUMENT)![1]!

const steps = (port: number, other: number) => `
set -euxo pipefail
export HOME=/root
served() { timeout 600 sh -c "until curl --silent --fail --output /dev/null http://127.0.0.1:$1/readyz; do sleep 0.5; done"; }
shows() { test "$(curl --silent "http://127.0.0.1:$1/login" | grep --count 'data-version="deux"')" = "$2"; }
closed() { systemd-analyze security --no-pager --threshold=25 "$1" | tail -1; systemctl show --property=NRestarts "$1" | grep '=0$'; }
git config --system safe.directory '*'
${INSTALL.replace('ADRESSE_DU_DÉPÔT', 'file:///depot')}
echo PORT=${port} >> /srv/institut/reglages
cp /srv/institut/site/deploy/institut.service /etc/systemd/system/
systemctl enable --now institut
served ${port}
closed institut
test "$(stat --format=%a:%U /srv/institut/data/premier-mot-de-passe.txt)" = 600:institut
journalctl --unit=institut | grep --count premier-mot-de-passe.txt
grep 'Seccomp:.2' "/proc/$(systemctl show --property=MainPID --value institut)/status"
institut check
cd /depot
sed -i 's/<html /<html data-version="deux" /' app/root.tsx
git -c user.name=x -c user.email=x@exemple.fr commit --quiet --all --message deux
cd /
institut update
shows ${port} 1
institut rollback
shows ${port} 0
systemctl disable --now institut
${ANOTHER.trim().replace('PORT=3001', `PORT=${other}`)}
served ${other}
closed institut@rosiers
institut @rosiers check | grep /srv/institut/rosiers/data/site.sqlite
institut @rosiers update
shows ${other} 1
systemctl stop institut@rosiers
systemctl show --property=Result institut@rosiers | grep success
echo 'Tout est fait'
`

/** What runs the steps once the machine has started, and ends it. */
const UNIT = `[Unit]
After=network.target
[Service]
Type=oneshot
TimeoutStartSec=15min
ExecStart=/bin/sh -c 'bash /srv/steps.sh > /srv/said 2>&1; systemctl poweroff --no-block'
`

describe.runIf(canBoot)('on a bare Debian whose systemd runs', () => {
  let place: string
  beforeAll(() => {
    place = temporaryFolder()
    makeDebian(join(place, 'machine'), 'bookworm', ['systemd', 'systemd-sysv', 'git', 'curl'])
    mkdirSync(join(place, 'depot'))
    const depot = ['-C', join(place, 'depot'), '-c', 'user.name=x', '-c', 'user.email=x@exemple.fr']
    execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${join(place, 'depot')}`])
    execFileSync('git', [...depot, 'init', '--quiet', '--initial-branch=main'])
    execFileSync('git', [...depot, 'add', '--all'])
    execFileSync('git', [...depot, 'commit', '--quiet', '--message', 'un'])
  }, LONG)
  afterAll(() => rmSync(place, { recursive: true, force: true }), LONG)

  test('the units install, serve, are updated and taken back', { timeout: LONG }, async () => {
    const inside = (path: string) => join(place, 'machine', path)
    writeFileSync(inside('srv/steps.sh'), steps(await freePort(), await freePort()))
    writeFileSync(inside('etc/systemd/system/essai.service'), UNIT)
    mkdirSync(inside('etc/systemd/system/multi-user.target.wants'), { recursive: true })
    symlinkSync('../essai.service', inside('etc/systemd/system/multi-user.target.wants/essai.service'))
    const bound = `--bind=${join(place, 'depot')}:/depot`
    const options = ['--register=no', '--keep-unit', '--directory', inside(''), bound, '--boot']
    const machine = spawn('systemd-nspawn', options, { stdio: 'ignore' })
    await ended(machine)
    expect(readFileSync(inside('srv/said'), 'utf8')).toMatch(/Tout est fait\n$/)
  })
})
