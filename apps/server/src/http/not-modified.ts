import type { Middleware } from '@feathersjs/koa'

/**
 * Returns whether the caller's cached copy is current, by the etag in the response's head; the status is then 304. Call
 * it after the head is set and before the body is.
 */
export const isNotModified = (ctx: Parameters<Middleware>[0]): boolean => {
  ctx.status = 200
  if (!ctx.fresh) return false
  ctx.status = 304
  return true
}
