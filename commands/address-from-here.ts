import { isIPv6 } from 'node:net'

/** Where a site answers its own machine that listens at every address. */
const LOOPBACK: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** The address at which this machine asks a site that listens at a host and port. */
export function addressFromHere({ host, port }: { host: string; port: number }): string {
  const asked = LOOPBACK[host] ?? host
  return `http://${isIPv6(asked) ? `[${asked}]` : asked}:${port}`
}
