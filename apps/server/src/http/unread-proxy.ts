import { BlockList, isIP } from 'node:net'
import type { Middleware } from '@feathersjs/koa'
import type { Logger } from 'pino'

/** Addresses of this machine and of private networks, where proxies are. */
const inside = new BlockList()
inside.addSubnet('127.0.0.0', 8)
inside.addSubnet('10.0.0.0', 8)
inside.addSubnet('172.16.0.0', 12)
inside.addSubnet('192.168.0.0', 16)
inside.addSubnet('169.254.0.0', 16)
inside.addSubnet('100.64.0.0', 10)
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')
inside.addSubnet('fe80::', 10, 'ipv6')

/** Returns whether the address belongs to this machine or a private network. */
export const isInside = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const family = isIP(plain)
  return family !== 0 && inside.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Warns once if a proxy seems to stand in front of a server that was not told so: then all callers have the address of the
 * proxy, and share the limits of one.
 */
export const noticeUnreadProxy = (log: Logger, trustedProxies: number): Middleware => {
  let isNoticed = trustedProxies > 0
  return (ctx, next) => {
    const isForwarded = !isNoticed && ctx.get('x-forwarded-for') !== ''
    if (isForwarded && isInside(ctx.req.socket.remoteAddress ?? '')) {
      isNoticed = true
      log.warn(
        { peer: ctx.req.socket.remoteAddress },
        'a proxy forwards requests, but TRUSTED_PROXIES is 0: all callers count as one address, its own. Set TRUSTED_PROXIES to the number of proxies in front of the server',
      )
    }
    return next()
  }
}
