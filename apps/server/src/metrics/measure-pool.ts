import type { Pool } from 'pg'
import type { Metrics } from './metrics.ts'

const isFunction = (value: unknown): value is (...all: unknown[]) => unknown =>
  typeof value === 'function'

/** Measures how long statements and transactions wait for a connection of the pool. */
export const measurePoolWaits = (
  pool: Pool,
  { poolWaitSeconds }: Pick<Metrics, 'poolWaitSeconds'>,
): void => {
  const connect: unknown = Reflect.get(pool, 'connect')
  if (!isFunction(connect)) throw new TypeError('the pool has no connect()')
  Reflect.set(pool, 'connect', (callback?: unknown) => {
    const end = poolWaitSeconds.startTimer()
    if (!isFunction(callback)) {
      const connecting = Reflect.apply(connect, pool, [])
      if (connecting instanceof Promise)
        connecting.then(
          () => end(),
          () => end(),
        )
      return connecting
    }
    return Reflect.apply(connect, pool, [
      (...results: unknown[]) => {
        end()
        return callback(...results)
      },
    ])
  })
}
