import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'

const prefix = '/api'

/**
 * Serves the API under `/api` only; `otherwise` handles every other path. The prefix is removed from the path, so that
 * the rest sees the paths of the services.
 */
export const apiPrefix =
  (otherwise: Middleware): Middleware =>
  async (ctx, next) => {
    const { path } = ctx
    if (path !== prefix && !path.startsWith(`${prefix}/`)) {
      await otherwise(ctx, next)
      return
    }
    ctx.path = path.slice(prefix.length) || '/'
    // Unless a handler says otherwise: records are of the caller, and no cache may store them (CALL-7.1).
    ctx.set('cache-control', 'no-store')
    await next()
    if (ctx.body === undefined && ctx.status === 404) throw new NotFound('There is no such path')
  }
