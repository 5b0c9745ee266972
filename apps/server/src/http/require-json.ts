import { FeathersError } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'

/** Refuses a body that does not say that it is JSON: it would be read as none, and the call refused for what it lacks (CALL-4.15). */
export const requireJson: Middleware = (ctx, next) => {
  if (ctx.request.length !== 0 && ctx.is('json', '+json') === false)
    throw new FeathersError(
      'Send JSON with the header content-type: application/json',
      'UnsupportedMediaType',
      415,
      'unsupported-media-type',
      { code: 'dataInvalid' },
    )
  return next()
}
