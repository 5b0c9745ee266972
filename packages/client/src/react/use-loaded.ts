import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { useRetry } from './use-retry.ts'

/** The data of a screen, or the error of loading it. If a reload fails, the previous data stays. */
export interface Loaded<T> {
  readonly data?: T
  readonly error?: CallError
  readonly reload: () => void
}

interface Outcome<T> {
  readonly key: string
  readonly round: number
  readonly data?: T
  readonly error?: CallError
}

/**
 * Loads the data of `key`: again if the key changes, and after a failure on reconnect, or a few seconds later if it may
 * pass. Loads nothing while the key is `undefined`.
 */
export const useLoaded = <T>(key: string | undefined, load: () => Promise<T>): Loaded<T> => {
  const [outcome, setOutcome] = useState<Outcome<T>>()
  const [round, setRound] = useState(0)
  const start = useEffectEvent(load)
  const shown = outcome?.key === key ? outcome : undefined

  useEffect(() => {
    if (key === undefined) return undefined
    let isCurrent = true
    const run = async (): Promise<void> => {
      try {
        const data = await start()
        // Rendering a long list must not block input.
        if (isCurrent) startTransition(() => setOutcome({ key, round, data }))
      } catch (failure) {
        const error = normaliseError(failure)
        if (isCurrent)
          setOutcome((old) => ({ ...(old?.key === key ? old : {}), key, round, error }))
      }
    }
    void run()
    return () => {
      isCurrent = false
    }
  }, [key, round])

  useRetry(shown, () => setRound((old) => old + 1))

  return {
    ...(shown?.data === undefined ? {} : { data: shown.data }),
    ...(shown?.error === undefined ? {} : { error: shown.error }),
    reload: () => setRound((old) => old + 1),
  }
}
