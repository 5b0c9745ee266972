import type { Logger } from 'pino'
import type { CallContext, NextCall } from '../runtime/app.ts'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Logs each external call in one line: the method, its duration and its outcome, never its data. */
export const logCalls =
  (log: Logger) =>
  async ({ path, method, params }: CallContext, next: NextCall): Promise<void> => {
    if (!params.provider) return next()
    const start = performance.now()
    const { provider, requestId, user } = params
    const line = (code: unknown) => ({
      requestId,
      path,
      method,
      provider,
      user: user?._id,
      code,
      ms: Math.round(performance.now() - start),
    })
    try {
      await next()
      if (log.isLevelEnabled('debug')) log.debug(line(200), 'call')
    } catch (error) {
      log.info(line(codeOf(error)), 'call refused')
      throw error
    }
  }
