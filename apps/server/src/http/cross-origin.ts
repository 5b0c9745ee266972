import type { Middleware } from '@feathersjs/koa'

/** What a page of another origin may send; a day is as long as browsers remember it. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, accept, idempotency-key, x-request-id',
  'access-control-max-age': '86400',
}

/** What any response of the API lets pages of other origins read. */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, x-request-id, retry-after, ratelimit, ratelimit-policy',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/**
 * Lets pages of any origin call the API and show its pictures (CALL-5). Only a bearer token gives access and no cookie
 * does, so a page can do nothing with its reader's browser that it could not do without it.
 */
export const crossOrigin: Middleware = async (ctx, next) => {
  ctx.set(anyOrigin)
  if (ctx.method !== 'OPTIONS' || ctx.get('access-control-request-method') === '') {
    await next()
    return
  }
  ctx.set(preflight)
  ctx.status = 204
}
