import { FeathersError } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'

/** What a body that is JSON says that it is. */
export const jsonTypes = ['json', '+json']

/** Returns the error of a body of another kind than the server reads. */
export const bodyUnreadable = (message: string): FeathersError =>
  new FeathersError(message, 'UnsupportedMediaType', 415, 'unsupported-media-type', {
    code: 'dataInvalid',
  })

/** Refuses a body that does not say that it is JSON: it would be read as none, and the call refused for what it lacks (CALL-4.15). */
export const requireJson: Middleware = (ctx, next) => {
  if (ctx.request.length !== 0 && ctx.is(jsonTypes) === false)
    throw bodyUnreadable('Send JSON with the header content-type: application/json')
  return next()
}
