import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'

/** The web part of a server that serves only the API. */
export const noWeb = (): Middleware => () => {
  throw new NotFound('There is nothing here; the API is under /api')
}
