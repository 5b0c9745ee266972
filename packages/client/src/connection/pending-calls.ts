import { disconnected, timedOut } from '../errors/call-error.ts'

/** Calls without a response yet. */
export interface PendingCalls {
  /** Sends a call; fails if there is no response within the timeout (ms), or if the socket disconnects. */
  readonly run: <T>(send: () => Promise<T>, timeout: number) => Promise<T>
  /** Fails all of them after a disconnect. */
  readonly failAll: () => void
}

export const createPendingCalls = (): PendingCalls => {
  const waiting = new Set<(error: unknown) => void>()
  return {
    run: (send, timeout) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timer)
          waiting.delete(fail)
        }
        const fail = (error: unknown) => {
          settle()
          reject(error)
        }
        const timer = setTimeout(() => fail(timedOut()), timeout)
        waiting.add(fail)
        const awaitResponse = async (): Promise<void> => {
          try {
            resolve(await send())
            settle()
          } catch (error) {
            fail(error)
          }
        }
        void awaitResponse()
      }),
    failAll: () => {
      for (const fail of waiting) fail(disconnected())
    },
  }
}
