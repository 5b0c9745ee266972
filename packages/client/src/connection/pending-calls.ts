import { disconnected, timedOut } from '../errors/call-error.ts'

/** Calls that were sent and not answered yet. */
export interface PendingCalls {
  /** Sends a call; fails when it is not answered within the time (ms), or when the socket goes away. */
  readonly run: <T>(send: () => Promise<T>, timeout: number) => Promise<T>
  /** Fails all of them: the socket went away. */
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
        const answered = async (): Promise<void> => {
          try {
            resolve(await send())
            settle()
          } catch (error) {
            fail(error)
          }
        }
        void answered()
      }),
    failAll: () => {
      for (const fail of waiting) fail(disconnected())
    },
  }
}
