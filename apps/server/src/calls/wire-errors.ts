import { FeathersError, GeneralError } from '@feathersjs/errors'
import type { Logger } from 'pino'
import { isStopping, isTooBusy } from '../errors/unavailable.ts'
import { databaseError } from '../table-service/database-error.ts'
import { pacedLines } from '../logging/paced-lines.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'

/** The longest part of a message that tells failures apart, in characters. */
const longest = 200

const kindOf = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error
  return `failed ${text.slice(0, longest)}`
}

/** Returns an error as callers see it: name, code, message and data, without a stack or internal details. */
export const wireError = (error: unknown, log: Logger): FeathersError => {
  // Strangers must not fill the log, nor stacks take the processor that others need (OPER-1.8).
  const lines = pacedLines(log)
  const failed = () =>
    lines.note(kindOf(error), (count) => log.error({ err: error, count }, 'a call failed'))
  const known = databaseError(error)
  if (known instanceof FeathersError) {
    if (isTooBusy(known))
      lines.note('too busy', (count) =>
        log.warn({ count }, 'calls found no room: the server is too busy'),
      )
    else if (known.code >= 500 && !isStopping(known)) failed()
    const { name, message, code, className, data, errors } = known
    const clean = new FeathersError(message, name, code, className, {
      ...data,
      ...(errors ? { errors } : {}),
    })
    delete clean.stack
    return clean
  }
  failed()
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
