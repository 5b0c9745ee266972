import { randomUUID } from 'node:crypto'
import type { Middleware } from '@feathersjs/koa'

const acceptable = /^[0-9A-Za-z._-]{8,64}$/

/** Returns the id of a request: the one that a proxy has given it, or a new one. */
export const requestIdOf = (given: string): string =>
  acceptable.test(given) ? given : randomUUID()

/** Takes the request's id from the proxy, or generates one, for the response and every log line of the request. */
export const requestId: Middleware = async (ctx, next) => {
  const id = requestIdOf(ctx.get('x-request-id'))
  ctx.set('x-request-id', id)
  Object.assign(ctx.feathers ?? {}, { requestId: id, address: ctx.ip })
  await next()
}
