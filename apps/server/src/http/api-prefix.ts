import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'

const prefix = '/api'

/**
 * The API answers under `/api` and nowhere else; every other path is for `otherwise`. Behind this, paths are those of
 * the services.
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
    await next()
    if (ctx.body === undefined && ctx.status === 404) throw new NotFound('There is no such path')
  }
