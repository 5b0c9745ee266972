import { FeathersError, GeneralError } from '@feathersjs/errors'
import type { Logger } from 'pino'
import { isStopping, isTooBusy } from '../errors/unavailable.ts'
import { databaseError } from '../table-service/database-error.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'

/** Returns an error as callers see it: name, code, message and data, without a stack or internal details. */
export const wireError = (error: unknown, log: Logger): FeathersError => {
  const known = databaseError(error)
  if (known instanceof FeathersError) {
    // Stacks of hundreds of refusals would take the processor that the others need.
    if (isTooBusy(known)) log.warn('a call found no room: the server is too busy')
    else if (known.code >= 500 && !isStopping(known)) log.error({ err: error }, 'a call failed')
    const { name, message, code, className, data, errors } = known
    const clean = new FeathersError(message, name, code, className, {
      ...data,
      ...(errors ? { errors } : {}),
    })
    delete clean.stack
    return clean
  }
  log.error({ err: error }, 'a call failed')
  const hidden = new GeneralError('Something went wrong here; please try again', {
    code: 'serverError',
  })
  delete hidden.stack
  return hidden
}

/** Turns every error of an external call into a Feathers error without a stack. */
export const wireErrors =
  (log: Logger) =>
  async ({ params }: CallContext, next: NextCall): Promise<void> => {
    try {
      await next()
    } catch (error) {
      throw params.provider ? wireError(error, log) : error
    }
  }
