import type { Connection } from './connection.ts'

/** Resolves as soon as there is no connection, or after the timeout (ms). */
export const untilOffline = (
  { status }: Pick<Connection, 'status'>,
  timeout: number,
): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, timeout)
    const stop = status.subscribe(() => {
      if (status.get() === 'offline') end()
    })
    if (status.get() === 'offline') end()
  })
