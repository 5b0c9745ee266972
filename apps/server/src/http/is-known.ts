import type { Middleware } from '@feathersjs/koa'

/**
 * Whether the caller has what would be sent, by the tag that stands in the answer's head: then 304 is all it gets. To be
 * asked after the head is set, before the body is.
 */
export const isKnown = (ctx: Parameters<Middleware>[0]): boolean => {
  ctx.status = 200
  if (!ctx.fresh) return false
  ctx.status = 304
  return true
}
