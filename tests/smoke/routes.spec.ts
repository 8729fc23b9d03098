import { request as http } from 'node:http'
import { openSession } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { sale } from '../support/sales.ts'

const PAGES: [path: string, title: string, texts: string[]][] = [
  ['/', '', ['Ventes privées', sale('Nos soldes'), 'Camille Weber', 'Inès Keller']],
  ['/soins', 'Tous les soins', ['Mains et pieds', 'Vernis semi-permanent', 'dès 32 €', 'Bronzage UV']],
  ['/tarifs', 'Tous les tarifs', ['Chercher un tarif', 'Maillot intégral', 'Séance de 20 min', 'Prix TTC']],
  ['/soins/bronzage-uv', 'Bronzage UV', ["Notice d'information", "J'ai compris", 'Séance de 20 min', '20 €']],
  ['/soins/epilation-au-fil', 'Épilation au fil', ['Vidéos', 'Description', 'Tarifs', 'Questions fréquentes']],
  ['/soins/epilation-a-la-cire', 'Épilation à la cire', ['Aucune vidéo disponible.']],
  ['/soins/beaute-en-duo', 'Beauté en duo', []],
  ['/soins/beaute-du-regard', 'Beauté du regard', []],
  ['/soins/beaute-du-sourire', 'Beauté du sourire', []],
  ['/soins/Cryolipolyse', 'Amincissement', []],
  ['/soins/soins-du-visage', 'Soins du visage', []],
  ['/soins/soins-du-corps', 'Soins du corps', []],
  ['/soins/soins-des-mains', 'Soins des mains', []],
  ['/soins/soins-des-pieds', 'Soins des pieds', []],
  ['/soins/maquillage', 'Maquillage', []],
  ['/soins/verni-semi-permanent', 'Vernis semi-permanent', []],
  ['/nos-expertes', 'Notre équipe', ['Camille Weber', 'Inès Keller']],
  [
    '/notre-centre',
    'Notre centre',
    ["Parking gratuit, facile d'accès.", "Horaires d'ouverture", 'Fermé', 'Nous retrouver'],
  ],
  ['/actualites', 'Nos Actualités', ['Une journée découverte']],
  ['/offres-du-moment', 'Nos Offres', ['*Offre valable du 01/02/2025 au 28/02/2025', '**Offre non cumulable']],
  ['/ventes-privees', 'Nos Ventes privées', []],
  ['/nos-soldes', sale('Nos Soldes'), []],
  ['/cheques-cadeaux', 'Chèques-cadeaux', ['Par téléphone', '03 53 01 00 12']],
  ['/nos-produits', 'Nos produits', ['Par téléphone', '03 53 01 00 12']],
  ['/mon-compte', 'Mon compte', ['Par téléphone', '03 53 01 00 12']],
  ['/rendez-vous', 'Rendez-vous', ['Par téléphone', '03 53 01 00 12', 'Lundi']],
  ['/mentions-legales', 'Mentions légales', ['000 000 000 00000']],
  ['/cgv', 'Conditions générales de vente', ['Mises à jour le 01 janvier 2025', '14. ']],
  ['/plan-du-site', 'Plan du site', ['Pour commencer', 'Amincissement', 'Accessibilité : partiellement conforme']],
  ['/accessibilite', 'Accessibilité', ['partiellement conforme', '89,9 %', '62 des 69', 'Défenseur des droits']],
]

/** The text of an answer as a reader sees it: tags gone, entities read, every space plain. */
function readable(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

test.describe('each page is whole when it leaves the server', () => {
  for (const [path, title, texts] of PAGES) {
    test(path, async ({ request }) => {
      const answer = await request.get(path)
      const html = await answer.text()
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
      expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(readable(html.slice(html.indexOf('<h1')))).toContain(title)
      expect(html).toMatch(/<title>[^<]{5,70}<\/title>/)
      expect(html).toMatch(/<meta name="description" content="[^"]{20,200}"/)
      expect(html).toContain(`<link rel="canonical" href="${path}"`)
      expect(html).not.toContain('Erreur lors de la récupération')
      for (const text of texts) expect(readable(html)).toContain(text)
    })
  }
})

const REFUSALS: [what: string, method: string, path: string, status: number, text: string][] = [
  ['an unknown address', 'GET', '/inconnu', 404, 'Page introuvable'],
  ['an unknown treatment', 'GET', '/soins/inconnu', 404, 'Soin introuvable'],
  ['a wrong method', 'PUT', '/cgv', 405, 'Demande refusée'],
  ['a deletion', 'DELETE', '/soins/maquillage', 405, 'Demande refusée'],
  ['a form at an unknown address', 'POST', '/inconnu', 404, 'Page introuvable'],
  ['a method of the network', 'TRACE', '/', 405, 'Demande refusée'],
  ['a file that is put', 'PUT', '/favicon.svg', 405, 'Demande refusée'],
  ['a sign-in without a form', 'POST', '/login', 400, "Erreur de connexion : indiquez l'e-mail et le mot de passe."],
  ["the framework's twin of a page", 'GET', '/soins/maquillage.data', 404, 'Page introuvable'],
  ['a malformed address', 'GET', '/%E0%A4%A', 400, 'Adresse illisible'],
  ['an overlong address', 'GET', `/${'a'.repeat(3000)}`, 414, 'Adresse trop longue'],
  ['a far too long address', 'GET', `/${'a'.repeat(20_000)}`, 414, 'Adresse trop longue'],
  ['a head beyond all measure', 'GET', `/${'a'.repeat(80_000)}`, 431, 'trop longue pour être lue'],
  ['an overlong query', 'GET', `/cgv?${'a'.repeat(3000)}`, 414, 'Adresse trop longue'],
  ['a way out of the folder', 'GET', '/..%2f..%2fpackage.json', 404, 'Page introuvable'],
  ['a file of the server', 'GET', '/server.js', 404, 'Page introuvable'],
  ['a script as treatment', 'GET', '/soins/%3Cscript%3E', 404, 'Soin introuvable'],
]

test.describe('what cannot be answered gets a plain French page', () => {
  for (const [what, method, path, status, text] of REFUSALS) {
    test(what, async ({ site }) => {
      const answer = await ask(site.origin, method, path)
      expect(answer.status).toBe(status)
      expect(readable(answer.body)).toContain(text)
      expect(answer.body).toContain('<html lang="fr">')
      expect(answer.body).not.toMatch(/node_modules|at \w+ \(|Error:/)
    })
  }

  test('what is not HTTP', async ({ site }) => {
    const answer = await ask(site.origin, 'GET', '/', { 'Content-Length': 'beaucoup' })
    expect(answer.status).toBe(400)
    expect(answer.body).toContain('Cette demande ne peut pas être lue.')
  })

  for (const host of ['a:b@evil.example', 'evil.example/x', 'evil example', 'evil.example:99999999', '1.2.3.4.5'])
    test(`a request for the host ${JSON.stringify(host)}`, async ({ site }) => {
      for (const path of ['/', '/actualites', '/api/session', '/favicon.svg']) {
        const answer = await ask(site.origin, 'GET', path, { Host: host })
        expect(answer.status, path).toBe(400)
        expect(answer.body).toContain('Cette demande ne peut pas être lue.')
        expect(answer.body).not.toMatch(/node_modules|at \w+ \(|Error:/)
      }
      expect(site.errors()).not.toMatch(/Invalid URL|credentials|\bat \S+:\d+/)
    })

  test('a refused method says which are allowed', async ({ request }) => {
    expect((await request.delete('/cgv')).headers()['allow']).toBe('GET, HEAD')
  })

  test('what is not a page is not kept by anyone', async ({ request }) => {
    const redirect = await request.get('/admin', { maxRedirects: 0 })
    expect(redirect.status()).toBe(302)
    expect(redirect.headers()['location']).toBe('/login')
    for (const answer of [redirect, await request.get('/login'), await request.delete('/cgv')]) {
      expect(answer.headers()['cache-control']).toContain('no-store')
    }
  })
})

test('a page has one address', async ({ request, site }) => {
  for (const [asked, plain] of [
    ['/actualites/', '/actualites'],
    ['/soins//maquillage/?a=b', '/soins/maquillage?a=b'],
    ['/nos%2Dsoldes', '/nos-soldes'],
    ['//ailleurs.example/', '/ailleurs.example'],
    ['/Notre-Centre', '/notre-centre'],
    ['/NOS-SOLDES?a=b', '/nos-soldes?a=b'],
    ['/soins/cryolipolyse', '/soins/Cryolipolyse'],
    ['/soins/beaut%C3%A9-du-regard', '/soins/beaute-du-regard'],
    ['/ch%C3%A8ques-cadeaux', '/cheques-cadeaux'],
    ['/Admin', '/admin'],
  ] as const) {
    const answer = await request.get(site.origin + asked, { maxRedirects: 0 })
    expect(answer.status(), asked).toBe(301)
    expect(answer.headers()['location']).toBe(plain)
  }
})

test('a browser that asks for the icon of its own accord has it', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/x-icon'])
  expect((await answer.body()).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]))
})

test('scripts come from static/js, and are kept for ever', async ({ request, site }) => {
  const headers = { cookie: await openSession(site) }
  const page = await (await request.get('/', { headers })).text()
  const scripts = [...page.matchAll(/"(\/[^"?]+\.js)"/g)].map(([, address]) => address!)
  expect(scripts.length).toBeGreaterThan(2)
  for (const address of scripts) expect(address).toMatch(/^\/static\/js\/[\w.-]+$/)
  expect((await request.get(scripts[0]!)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('nothing of the host that a request names is on a page', async ({ site }) => {
  const paths = ['/', '/soins/maquillage', '/actualites', '/inconnu', '/login']
  for (const path of [...paths, '/sitemap.xml', '/robots.txt', '/actualites.atom', '/manifest.webmanifest']) {
    const answer = await ask(site.origin, 'GET', path, { Host: 'evil.example' })
    expect(answer.status, path).toBe(path === '/inconnu' ? 404 : 200)
    expect(answer.body, path).not.toContain('evil.example')
  }
})

test('HEAD answers as GET does, without the page', async ({ request }) => {
  const answer = await request.head('/actualites')
  expect(answer.status()).toBe(200)
  expect((await answer.body()).length).toBe(0)
})

test('a connection is kept for longer than nginx and Caddy keep theirs', async ({ site }) => {
  for (const path of ['/', '/favicon.svg', '/api/session']) {
    const { headers } = await ask(site.origin, 'GET', path, { Connection: 'keep-alive' })
    // Caddy keeps one for two minutes: a form sent into one that is closing would fail.
    expect(Number(/^timeout=(\d+)$/.exec(headers['keep-alive'] ?? '')?.[1]), path).toBeGreaterThan(120)
  }
})

test('health and readiness', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})

/** Asks with the address as it is written: the ordinary clients would tidy it first. */
function ask(origin: string, method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const request = http({ hostname, port, method, path, headers, insecureHTTPParser: true }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      const heads = response.headers as Record<string, string>
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: heads, body }))
    })
    request.on('error', reject)
    request.end()
  })
}
