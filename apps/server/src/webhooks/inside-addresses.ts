import { BlockList, isIP } from 'node:net'

/** The special ranges of IANA's registry: this host, private and link-local networks, documentation, multicast, reserved. */
const inside = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]) {
  const [net = '', prefix] = range.split('/')
  inside.addSubnet(net, Number(prefix), isIP(net) === 4 ? 'ipv4' : 'ipv6')
}

/** Of IPv6, only this is of the public network; what maps or translates IPv4 is not in it. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** Returns true if an address is not one of the public network (WEBHOOK-4.2), or no address. */
export const isInside = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return inside.check(address, 'ipv4')
  if (version !== 6) return true
  return !publicIpv6.check(address, 'ipv6') || inside.check(address, 'ipv6')
}
