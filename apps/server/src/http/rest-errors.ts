import { BadRequest, FeathersError } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import type { Logger } from 'pino'
import { wireError } from '../calls/wire-errors.ts'
import { isFields } from '../records/fields.ts'
import { bodyTooLarge } from './largest-message.ts'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Returns whether the decompression of a body failed; one that is packed in an unknown way has status 415. */
const cannotBeUnpacked = (error: unknown): boolean => {
  const code = codeOf(error)
  return typeof code === 'string' && code.startsWith('Z_')
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined

/** Returns the Feathers error for an error of the body parser, which has only a status. */
const fromStatus = (error: unknown): unknown => {
  if (error instanceof FeathersError) return error
  const status = statusOf(error)
  if (cannotBeUnpacked(error) || status === 415)
    return new BadRequest('The body cannot be decompressed')
  if (status === 413) return bodyTooLarge()
  return status === 400 ? new BadRequest('The body is not valid JSON') : error
}

/** Turns every error of the API into a Feathers error as JSON, without a stack. */
export const restErrors =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const answer = wireError(fromStatus(error), log)
      // Unread parts of a body must not keep the connection open, which would also delay a shutdown.
      if (!ctx.req.complete) ctx.set('connection', 'close')
      // Also if the head of a response that may be cached is already set.
      ctx.set('cache-control', 'no-store')
      const retryAfter: unknown = isFields(answer.data) ? answer.data['retryAfter'] : undefined
      if (typeof retryAfter === 'number')
        ctx.set('retry-after', String(Math.ceil(retryAfter / 1000)))
      ctx.status = answer.code
      ctx.body = answer.toJSON()
    }
  }
