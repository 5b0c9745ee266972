import type { CallContext, NextCall } from '../runtime/app.ts'
import type { Metrics } from './metrics.ts'

/** The most different results; further ones are counted as `other`. */
const mostResults = 300

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const data: unknown = 'data' in error ? error.data : undefined
  if (typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string')
    return data.code
  return 'className' in error && typeof error.className === 'string' ? error.className : 'unknown'
}

/** Counts every call from outside by its result, and measures its duration. It stands around the other hooks. */
export const countCalls = ({ calls, callSeconds }: Pick<Metrics, 'calls' | 'callSeconds'>) => {
  const results = new Set<string>()
  const bounded = (result: string): string => {
    if (results.size < mostResults) results.add(result)
    return results.has(result) ? result : 'other'
  }
  return async ({ path, method, params }: CallContext, next: NextCall): Promise<void> => {
    if (!params.provider) return next()
    const end = callSeconds.startTimer({ path, method })
    try {
      await next()
      calls.inc({ path, method, result: 'ok' })
    } catch (error) {
      calls.inc({ path, method, result: bounded(codeOf(error)) })
      throw error
    } finally {
      end()
    }
  }
}
