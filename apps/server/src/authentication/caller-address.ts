import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Returns the eight groups of an IPv6 address, with `::` expanded. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after]
}

/**
 * Returns the key that attempts of a caller count for: the IPv4 address or the IPv6 /64 network, since a host usually
 * has the whole network.
 */
export const callerAddress = ({ address }: { readonly address?: string | undefined }): string => {
  if (address === undefined) return 'here'
  const four = mapped.exec(address)?.[1]
  if (four !== undefined) return four
  if (!isIPv6(address)) return address
  const network = groupsOf(address).slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
