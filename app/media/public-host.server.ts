import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { MediaRefusal } from './received-file.server.ts'

/** Finds the network addresses of a site, each of which may be connected to. Throws a MediaRefusal where one may not. */
export type FindHost = (url: URL) => Promise<LookupAddress[]>

/** Networks that are nobody's on the internet. Source: IANA, « IPv4 Special-Purpose Address Registry ». */
const SPECIAL = new BlockList()
for (const [network, length] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(network, length, 'ipv4')

/** All that is given out on the internet, and within it what is not. Source: IANA, « IPv6 Special-Purpose Address Registry ». */
const GIVEN_OUT = new BlockList()
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6')
const SPECIAL_6 = new BlockList()
for (const [network, length] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL_6.addSubnet(network, length, 'ipv6')

/** Says whether a network address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !SPECIAL.check(address, 'ipv4')
  return version === 6 && GIVEN_OUT.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6')
}

/**
 * Finds where a site of the public internet is. Throws a MediaRefusal for one that is not found, that has any address
 * elsewhere, such as this machine or its network, or that is asked for at a port of its own.
 */
export const findPublicHost: FindHost = async ({ hostname, port }) => {
  if (port !== '') throw new MediaRefusal(400, 'notPublic')
  const name = hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(name, { all: true }).catch((cause: unknown) => {
    throw new MediaRefusal(400, 'unknownHost', { cause })
  })
  if (found.length === 0) throw new MediaRefusal(400, 'unknownHost')
  if (!found.every(({ address }) => isPublicAddress(address))) throw new MediaRefusal(400, 'notPublic')
  return found
}
