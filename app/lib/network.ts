/**
 * Says which network an address belongs to, as far as one visitor can choose: of IPv6 the first four groups,
 * for a household is given all that begin so; of IPv4 the address itself.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const [before, after] = [groups(head), groups(tail)]
  // An IPv4 address at the end stands for two groups, of which none is among the first four.
  const dotted = [...before, ...after].some((group) => group.includes('.')) ? 1 : 0
  const missing = tail === undefined ? 0 : 8 - before.length - after.length - dotted
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
