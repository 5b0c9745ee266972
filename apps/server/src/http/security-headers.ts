import type { Middleware } from '@feathersjs/koa'
import type { Config } from '../config/config.ts'

/** A year: browsers then open the site by TLS only. Not for subdomains, which may be of others. */
export const transportSecurity = 'max-age=31536000'

export const plainSecurityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
} as const

/** Sets the security headers of every response; HSTS if the caller reaches us by TLS (CALL-7.2). */
export const securityHeaders =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): Middleware =>
  async (ctx, next) => {
    ctx.set(plainSecurityHeaders)
    // `secure` is by X-Forwarded-Proto, if proxies are trusted.
    if (publicUrl?.startsWith('https:') || ctx.secure)
      ctx.set('strict-transport-security', transportSecurity)
    await next()
  }
