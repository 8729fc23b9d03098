import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KEY = 'cle-de-l-institut'

type ScriptName = 'polyfills' | 'app'

/** How the stand-in of the booking service behaves, until it is told otherwise. */
interface Behaviour {
  /** Scripts that are not answered before `release`. */
  held: readonly ScriptName[]
  /** Scripts that are answered with a failure. */
  failing: readonly ScriptName[]
  /** Scripts whose connection is cut. */
  cut: readonly ScriptName[]
  /** Milliseconds that a script takes. */
  late: Partial<Record<ScriptName, number>>
  /** Whether other sites may read its style sheet. */
  readable: boolean
}

export interface BookingService {
  origin: string
  /** Says how to answer from now on; what is held stays so. */
  behave: (behaviour: Partial<Behaviour>) => void
  /** Answers all that was held. */
  release: () => void
  /** The paths that were asked for, in their order, since it last was told how to behave. */
  asked: string[]
  close: () => Promise<void>
}

/** Starts a stand-in of the booking service: two scripts and a style sheet that do what the real ones are known to do. */
export async function startBookingService(): Promise<BookingService> {
  const usual: Behaviour = { held: [], failing: [], cut: [], late: {}, readable: true }
  let behaviour = usual
  let waiting: (() => void)[] = []
  const asked: string[] = []

  function answer(response: ServerResponse, name: ScriptName, script: string) {
    const send = () => {
      if (response.destroyed) return
      const failing = behaviour.failing.includes(name)
      response.writeHead(failing ? 503 : 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
      response.end(failing ? '' : script)
    }
    if (behaviour.cut.includes(name)) response.destroy()
    else if (behaviour.held.includes(name)) waiting.push(send)
    else setTimeout(send, behaviour.late[name] ?? 0)
  }

  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/polyfills.latest.js') answer(response, 'polyfills', POLYFILLS)
    else if (path === '/app.latest.js') answer(response, 'app', APP)
    else if (path === '/widget.css') {
      response.writeHead(200, {
        'Content-Type': 'text/css',
        ...(behaviour.readable && { 'Access-Control-Allow-Origin': '*' }),
      })
      response.end(
        'h1, footer, main p { outline: 5px dashed red; font-family: cursive } .widget-next { outline: 3px solid rgb(0, 128, 0) }',
      )
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const release = () => {
    for (const send of waiting) send()
    waiting = []
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    release,
    behave(next) {
      asked.length = 0
      behaviour = { ...usual, ...next }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const POLYFILLS = 'window.polyfilled = true'

/** Starts when it is evaluated, and only then; fills the container that the configuration names. */
const APP = `(() => {
  window.evaluations = (window.evaluations ?? 0) + 1
  const { key, primaryColor, options, ...containers } = window.planity
  if (!window.polyfilled) throw new Error('The polyfills come first.')
  const [[kind, container]] = Object.entries(containers)
  const text = document.createElement('style')
  text.textContent = 'html, body { background: rgb(255, 105, 180); font-family: cursive } * { letter-spacing: 3px }'
    + ' h1, h2, header a { color: red !important } .widget-next { padding: 20px; color: #191919; background: ' + primaryColor + ' }'
    + ' .widget-window { position: fixed; inset: auto 0 0 auto; padding: 9px; background: #fff; color: #191919 }'
  document.head.append(text)
  const inserted = document.createElement('style')
  document.head.append(inserted)
  inserted.sheet.insertRule('body, main p { text-indent: 77px }', 0)
  inserted.sheet.insertRule('.widget-next { border: 4px solid rgb(0, 0, 128) }', 1)
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = new URL('/widget.css', document.currentScript.src)
  document.head.append(sheet)
  const part = document.createElement('div')
  part.innerHTML = '<h2>Service : ' + kind + '</h2><p class="widget-step">Étape 1</p>'
    + '<div style="height: 900px">Soins</div><button class="widget-next" type="button">Étape suivante</button>'
  container.append(part)
  let step = 1
  part.addEventListener('click', () => {
    part.querySelector('.widget-step').textContent = 'Étape ' + ++step
    window.scroll(0, 0)
  })
  const over = document.createElement('aside')
  over.className = 'widget-window'
  over.setAttribute('aria-label', 'Fenêtre du service')
  over.textContent = 'Fenêtre'
  document.body.append(over)
  new ResizeObserver(() => {
    part.style.paddingBottom = part.style.paddingBottom === '1px' ? '2px' : '1px'
  }).observe(part)
})()`
