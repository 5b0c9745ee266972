import type { Logger } from 'pino'
import { callerAddress } from '../authentication/caller-address.ts'
import { pacedLines } from '../logging/paced-lines.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'

const fieldOf = (value: unknown, field: 'code' | 'data'): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[field]
    : undefined

/**
 * Logs calls from outside in a line each: the method, its duration and its outcome, never its data. Refused ones are counted by
 * their code and the caller's address, of which there is a line a minute (OPER-1.8).
 */
export const logCalls =
  (log: Logger, lines = pacedLines(log)) =>
  async ({ path, method, params }: CallContext, next: NextCall): Promise<void> => {
    if (!params.provider) return next()
    const start = performance.now()
    const { provider, requestId, user } = params
    const line = () => ({
      requestId,
      path,
      method,
      provider,
      user: user?._id,
      ms: Math.round(performance.now() - start),
    })
    try {
      await next()
      if (log.isLevelEnabled('debug')) log.debug({ ...line(), code: 200 }, 'call')
    } catch (error) {
      const refused = { ...line(), code: fieldOf(error, 'code') }
      const reason = fieldOf(fieldOf(error, 'data'), 'code')
      const address = callerAddress(params)
      lines.note(`refused ${String(refused.code)} ${String(reason)} ${address}`, (count) =>
        log.info({ ...refused, reason, address, count }, 'call refused'),
      )
      throw error
    }
  }
