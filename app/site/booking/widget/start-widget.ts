import type { BookingWidget } from '../../../lib/booking-link'

/** Scripts that were taken away before they ran: they still will, and then find nothing to start with. */
const removed = new WeakSet<Element>()

const isRemoved = () => document.currentScript !== null && removed.has(document.currentScript)

// That they find nothing is no fault of the page.
addEventListener(
  'error',
  (event) => {
    if (!isRemoved()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  { capture: true },
)

/** Sets the service's configuration and adds its scripts, in their order. `onFailure` is told when one cannot be had. */
export function startWidget(
  { container: kind, key, color, scripts }: BookingWidget,
  container: HTMLElement,
  onFailure: () => void,
) {
  let configuration: unknown = {
    key,
    primaryColor: color,
    [`${kind}Container`]: container,
    options: { servicesNotCollapsed: false },
  }
  Object.defineProperty(window, 'planity', {
    configurable: true,
    enumerable: true,
    get: () => (isRemoved() ? undefined : configuration),
    set: (value) => (configuration = value),
  })

  let awaited = scripts.length
  const elements = scripts.map((src) => {
    const script = document.createElement('script')
    script.src = src
    // Fetched together, run in this order.
    script.async = false
    script.addEventListener('load', () => awaited--)
    script.addEventListener('error', () => {
      awaited--
      if (!removed.has(script)) onFailure()
    })
    return script
  })
  document.head.append(...elements)

  return {
    /** Whether each script has come, or is known not to. */
    isSettled: () => awaited === 0,
    remove() {
      for (const script of elements) {
        removed.add(script)
        script.remove()
      }
      Reflect.deleteProperty(window, 'planity')
    },
  }
}
