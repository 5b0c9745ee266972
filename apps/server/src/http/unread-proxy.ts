import type { Middleware } from '@feathersjs/koa'
import type { Logger } from 'pino'
import { isInside } from '../authentication/private-address.ts'

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
