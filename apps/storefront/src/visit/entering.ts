import { isLasting, normaliseError } from '@comanda/client'

/** Waits before an entry is sent again, in ms; the last one is used from then on. Each client waits up to twice as long. */
const WAITS: readonly number[] = [500, 1000, 2000, 4000]

const paused = (ms: number) =>
  new Promise((resolve) => setTimeout(resolve, ms * (1 + Math.random())))

/** What a visit is to begin with, one after the other. */
export interface Entering {
  /** Begins with something else: what was sent before is not sent again. */
  readonly next: () => void
  /**
   * Sends what a link or code names until it is carried out or refused for good (ROUTE-3.6). Never settles if the visit has begun
   * with something else in the meantime.
   */
  readonly decided: <T>(send: () => Promise<T>) => Promise<T>
}

/** `onLate` is called before each wait for a server that is busy or away. */
export const createEntering = (onLate: () => void): Entering => {
  let turn = 0
  return {
    next: () => {
      turn += 1
    },
    decided: async (send) => {
      const own = turn
      const never = new Promise<never>(() => undefined)
      for (const waits = [...WAITS]; ;) {
        try {
          const found = await send()
          return own === turn ? found : await never
        } catch (failure) {
          if (own !== turn) return never
          if (isLasting(normaliseError(failure))) throw failure
          onLate()
        }
        await paused(waits.length > 1 ? (waits.shift() ?? 0) : (waits[0] ?? 0))
        if (own !== turn) return never
      }
    },
  }
}
