import { BlockList, isIP } from 'node:net'

/** Makes the list of machines whose `X-Forwarded-For` is believed, from addresses and networks as `10.0.0.0/8`. */
export function trustedProxies(networks: string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', length] = network.split('/')
    if (length === undefined) list.addAddress(base, family(base))
    else list.addSubnet(base, Number(length), family(base))
  }
  return list
}

/**
 * Says where a request comes from: the socket's other end or, where that is a trusted proxy, the last address
 * that is none, among those that proxies added. Undefined where the socket has no address.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trusted: BlockList,
): string | undefined {
  const socket = address(socketAddress)
  if (!socket || !isTrusted(socket, trusted)) return socket
  // From the right: what stands further left may have been written by the visitor.
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const given = address(hop)
    if (!given) break
    if (!isTrusted(given, trusted)) return given
  }
  return socket
}

/** Says whether the other end of a socket is one of the machines that are believed. */
export function isTrusted(socketAddress: string | undefined, trusted: BlockList): boolean {
  const plain = address(socketAddress)
  return plain !== undefined && trusted.check(plain, family(plain))
}

function address(text: string | undefined): string | undefined {
  const plain = text?.trim().replace(/^::ffff:(?=[\d.]+$)/i, '')
  return plain && isIP(plain) ? plain : undefined
}

const family = (plain: string) => (isIP(plain) === 6 ? 'ipv6' : 'ipv4')
