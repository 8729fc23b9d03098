import { BlockList, isIP } from 'node:net'

/** Addresses that only a machine of our own side can have. Source: RFC 6890, the loopback and private blocks. */
const OWN_SIDE = new BlockList()
OWN_SIDE.addSubnet('127.0.0.0', 8, 'ipv4')
OWN_SIDE.addSubnet('10.0.0.0', 8, 'ipv4')
OWN_SIDE.addSubnet('172.16.0.0', 12, 'ipv4')
OWN_SIDE.addSubnet('192.168.0.0', 16, 'ipv4')
OWN_SIDE.addAddress('::1', 'ipv6')
OWN_SIDE.addSubnet('fc00::', 7, 'ipv6')

/**
 * Says where a request comes from: the socket's other end or, when `behindProxy` and that end is a machine
 * of our own side, the last foreign address that proxies added. Undefined when neither is an address.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  behindProxy: boolean,
): string | undefined {
  const socket = address(socketAddress)
  if (!socket || !behindProxy || !isOwnSide(socket)) return socket
  // From the right: what stands further left may have been written by the visitor.
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const given = address(hop)
    if (!given) break
    if (!isOwnSide(given)) return given
  }
  return socket
}

function address(text: string | undefined): string | undefined {
  const plain = text?.trim().replace(/^::ffff:(?=[\d.]+$)/i, '')
  return plain && isIP(plain) ? plain : undefined
}

const isOwnSide = (plain: string) => OWN_SIDE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
