import type { Pool } from 'pg'

const isFunction = (value: unknown): value is (...all: unknown[]) => unknown =>
  typeof value === 'function'

/** Calls `onWait` with how long each statement or transaction waited for a connection of the pool, in ms. */
export const measureWaits = (pool: Pool, onWait: (wait: number) => void): void => {
  const connect: unknown = Reflect.get(pool, 'connect')
  if (!isFunction(connect)) throw new TypeError('the pool has no connect()')
  Reflect.set(pool, 'connect', (callback?: unknown) => {
    const start = performance.now()
    const end = (): void => onWait(performance.now() - start)
    if (!isFunction(callback)) {
      const connecting = Reflect.apply(connect, pool, [])
      if (connecting instanceof Promise) connecting.then(end, end)
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
