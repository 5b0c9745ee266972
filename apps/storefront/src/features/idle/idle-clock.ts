import { createStore, type Store } from '@comanda/client'

/** After how many ms without a touch a warning shows, and after how many more the session is reset (SHELL-4.1). */
export interface IdleLimits {
  readonly warn: number
  readonly reset: number
}

export const onlineIdle: IdleLimits = { warn: 30_000, reset: 60_000 }

/** How often the countdown moves, in ms. */
const TICK = 1000

export interface IdleClock {
  /** ms until the reset, while the warning shows; nothing while somebody is there. */
  readonly left: Store<number | undefined>
  /** Somebody is there. */
  readonly touch: () => void
  /** Begins to count; the answer stops it. */
  readonly start: () => () => void
}

/** Counts the time without a touch; `onReset` comes once, then it begins anew. */
export const createIdleClock = (
  { warn, reset }: IdleLimits,
  onReset: () => void,
  now: () => number = Date.now,
): IdleClock => {
  const left = createStore<number | undefined>(undefined)
  let touched = now()
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = (): void => {
    const idle = now() - touched
    const remaining = warn + reset - idle
    if (idle < warn) {
      left.set(undefined)
      timer = setTimeout(look, warn - idle)
    } else if (remaining > 0) {
      left.set(remaining)
      timer = setTimeout(look, Math.min(TICK, remaining))
    } else {
      touched = now()
      look()
      onReset()
    }
  }
  const restart = (): void => {
    clearTimeout(timer)
    look()
  }
  return {
    left,
    touch: () => {
      touched = now()
      if (left.get() !== undefined) restart()
    },
    start: () => {
      touched = now()
      restart()
      return () => {
        clearTimeout(timer)
        left.set(undefined)
      }
    },
  }
}
