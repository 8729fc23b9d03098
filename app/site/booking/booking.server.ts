import type { BookingWidget } from '../../lib/booking-link.ts'
import type { PagePolicy } from '../../platform/pages/page-policy.server.ts'
import type { Settings } from '../../platform/settings.server.ts'

/**
 * Makes what the page's script needs to bring the booking service in, and lets the page load from its hosts.
 * Returns undefined where there is no booking service: nothing is then asked of another host.
 */
export function bookingWidget(
  { host, key, color, polyfillsPath, appPath, cspHosts }: Settings['booking'],
  container: string,
  policy: PagePolicy,
): BookingWidget | undefined {
  if (!key || !host) return undefined
  policy.widget = [...new Set([host, ...cspHosts])]
  return { container, key, color, scripts: [host + polyfillsPath, host + appPath] }
}
