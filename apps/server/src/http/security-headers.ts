import type { Middleware } from '@feathersjs/koa'

/** Sets the security headers of every response. */
export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  })
  await next()
}
