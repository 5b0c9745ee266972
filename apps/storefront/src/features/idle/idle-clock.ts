import { createStore, type Store } from '@comanda/client'

/** After how many ms without activity a warning shows, and after how many more the session is reset (SHELL-4.1). */
export interface IdleTimes {
  readonly warn: number
  readonly reset: number
}

/** Of a device that many diners use. */
export const onlineIdle: IdleTimes = { warn: 30_000, reset: 60_000 }

/** Of a diner's own phone. */
export const ownIdle: IdleTimes = { warn: 600_000, reset: 60_000 }

/** Interval of the countdown, in ms. */
const TICK = 1000

export interface IdleClock {
  /** ms until the reset while the warning shows; `undefined` while there is activity. */
  readonly left: Store<number | undefined>
  /** Reports activity. */
  readonly touch: () => void
  /** Starts the time; the returned function stops it. */
  readonly start: () => () => void
}

/** Counts the time without activity; `onReset` is called once, then the time starts again. */
export const createIdleClock = (
  { warn, reset }: IdleTimes,
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
