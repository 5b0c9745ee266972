import { useEffect, useEffectEvent } from 'react'
import type { CallError } from '../errors/call-error.ts'
import { isLasting } from '../errors/is-lasting.ts'
import { retryDelay } from '../errors/retry-delay.ts'
import { useConnection } from './connection-context.tsx'

interface Outcome {
  readonly error?: CallError | undefined
}

/** Loads again what has failed: on the next connect, and after some seconds if it may pass. */
export const useRetry = (outcome: Outcome | undefined, load: () => void): void => {
  const { onConnect, status } = useConnection()
  const retry = useEffectEvent(() => {
    if (outcome?.error) load()
  })
  useEffect(() => onConnect(() => retry()), [onConnect])
  useEffect(() => {
    if (!outcome?.error || isLasting(outcome.error)) return undefined
    const later = setTimeout(() => {
      if (status.get() !== 'offline') retry()
    }, retryDelay())
    return () => clearTimeout(later)
  }, [outcome, status])
}
