import { randomUUID } from 'node:crypto'
import type { Middleware } from '@feathersjs/koa'

const acceptable = /^[0-9A-Za-z._-]{8,64}$/

/** Takes the request's id from the proxy, or generates one, for the response and every log line of the request. */
export const requestId: Middleware = async (ctx, next) => {
  const given = ctx.get('x-request-id')
  const id = acceptable.test(given) ? given : randomUUID()
  ctx.set('x-request-id', id)
  Object.assign(ctx.feathers ?? {}, { requestId: id, address: ctx.ip })
  await next()
}
