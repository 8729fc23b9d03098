import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Change } from '../../app/cms/documents/changes.ts'
import { treatmentKey } from '../../app/cms/documents/page-keys.ts'
import { openSession, readDocument, sendChange } from '../support/administrator.ts'
import { HAS_CADDY, startCaddyWithFiles } from '../support/caddy.ts'
import { HAS_NGINX, startNginx } from '../support/nginx.ts'
import { startSite, type RunningSite } from '../support/site.ts'

const FRONTS = {
  'the site itself': { isThere: true, start: (site: RunningSite) => ({ origin: site.origin, stop: () => undefined }) },
  'files behind nginx': { isThere: HAS_NGINX, start: startNginx },
  'files behind Caddy': { isThere: HAS_CADDY, start: startCaddyWithFiles },
}

/** Gone, or moved to an address. */
type Answer = 410 | string

/** What visitors are answered at an old address, however it is asked for. */
async function answersAt(origin: string, path: string): Promise<Answer[]> {
  const asked = [path, `${path}/`, `${path}?utm_source=lettre`].map((one) => [one, 'GET'] as const)
  return Promise.all([...asked, [path, 'HEAD'] as const].map(([one, method]) => answerAt(origin, one, method)))
}

async function answerAt(origin: string, path: string, method = 'GET'): Promise<Answer> {
  const answer = await fetch(origin + path, { method, redirect: 'manual' })
  await answer.arrayBuffer()
  const { status, headers } = answer
  if (status === 410) return status
  if (status !== 301) return `status ${status}`
  const to = new URL(headers.get('location')!, origin).pathname
  // The same without its slash: from there as from any page.
  return `${to}/` === path ? answerAt(origin, to) : to
}

for (const [name, { isThere, start }] of Object.entries(FRONTS))
  test(`an old address of a treatment is moved or gone for good: ${name}`, async () => {
    test.skip(!isThere, 'It is not installed here')
    const site = await startSite()
    const published = (path: string) => existsSync(join(site.dataDir, 'public', `${path}.html`))
    await expect.poll(() => published('/soins/maquillage'), { timeout: 60_000 }).toBe(true)
    const front = await start(site)
    try {
      const cookie = await openSession(site)
      const send = async (change: Change) => expect((await sendChange(site, cookie, change)).status).toBe(200)
      const rename = async (id: string, to: string) => {
        const { version } = await readDocument(site, cookie, 'categories', id)
        await send({ intent: 'rename', collection: 'categories', id, base: version, title: to, to })
      }
      const remove = (id: string) => send({ intent: 'remove', collection: 'categories', id })
      const lead = (id: string, nouvelle: string) =>
        send({
          intent: 'update',
          collection: 'redirections',
          id: treatmentKey(id),
          base: 0,
          fields: { ancienne: `/soins/${id}`, nouvelle },
        })
      /** Also once the files say so, which they do soon after a change. */
      const expectAt = async (answers: Record<string, Answer>) => {
        for (const [id, answer] of Object.entries(answers)) {
          const all = [answer, answer, answer, answer]
          await expect.poll(() => answersAt(front.origin, `/soins/${id}`), { timeout: 60_000 }).toEqual(all)
          await expect.poll(() => published(`/soins/${id}`), { timeout: 60_000 }).toBe(false)
        }
      }
      // Seen before, so that nothing that is kept on the way is told again.
      for (const id of ['maquillage', 'Cryolipolyse', 'soins-du-corps'])
        expect((await fetch(`${front.origin}/soins/${id}`)).status).toBe(200)

      await rename('maquillage', 'mise-en-beaute')
      await expectAt({ maquillage: '/soins/mise-en-beaute' })
      expect((await fetch(`${front.origin}/soins/mise-en-beaute`)).status).toBe(200)
      await rename('mise-en-beaute', 'beaute-du-soir')
      await expectAt({ maquillage: '/soins/beaute-du-soir', 'mise-en-beaute': '/soins/beaute-du-soir' })

      await remove('Cryolipolyse')
      await expectAt({ Cryolipolyse: 410 })
      await lead('Cryolipolyse', '/soins/soins-du-corps')
      await expectAt({ Cryolipolyse: '/soins/soins-du-corps' })

      // What leads to what is gone is gone, or leads where that does.
      await remove('beaute-du-soir')
      await expectAt({ 'beaute-du-soir': 410 })
      await lead('beaute-du-soir', '/soins')
      await expectAt({ maquillage: '/soins', 'mise-en-beaute': '/soins', 'beaute-du-soir': '/soins' })
      const sitemap = await (await fetch(`${front.origin}/sitemap.xml`)).text()
      for (const id of ['maquillage', 'mise-en-beaute', 'beaute-du-soir', 'Cryolipolyse'])
        expect(sitemap).not.toContain(`/soins/${id}<`)
    } finally {
      await front.stop()
      await site.stop()
    }
  })
