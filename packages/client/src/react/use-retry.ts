import { useEffect, useEffectEvent } from 'react'
import type { CallError } from '../errors/call-error.ts'
import { retryLater } from '../connection/retry-later.ts'
import { useConnection } from './connection-context.tsx'

interface Outcome {
  readonly error?: CallError | undefined
}

/** Loads again what has failed: on the next connect, and after some seconds if it may pass. */
export const useRetry = (outcome: Outcome | undefined, load: () => void): void => {
  const connection = useConnection()
  const retry = useEffectEvent(() => {
    if (outcome?.error) load()
  })
  useEffect(() => connection.onConnect(() => retry()), [connection])
  useEffect(() => {
    if (!outcome?.error) return undefined
    const later = retryLater(connection, outcome.error, () => retry())
    return () => clearTimeout(later)
  }, [outcome, connection])
}
