import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'

/** A server of the API alone. */
export const noWeb: Middleware = () => {
  throw new NotFound('There is nothing here; the API is under /api')
}
