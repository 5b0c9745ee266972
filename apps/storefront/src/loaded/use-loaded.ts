import { type CallError, normaliseError } from '@comanda/client'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useDiner } from '../data/client-context.tsx'

/** What a screen asked for: nothing yet, the answer, or why there is none. An old answer stays when a new one fails. */
export interface Loaded<T> {
  readonly data?: T
  readonly error?: CallError
  readonly reload: () => void
}

interface Answer<T> {
  readonly key: string
  readonly round: number
  readonly data?: T
  readonly error?: CallError
}

/**
 * Loads what `key` stands for, anew when the key changes, and again after a failure as soon as there is a network.
 * `undefined`: nothing to ask for yet.
 */
export const useLoaded = <T>(key: string | undefined, load: () => Promise<T>): Loaded<T> => {
  const { client } = useDiner()
  const [answer, setAnswer] = useState<Answer<T>>()
  const [round, setRound] = useState(0)
  const start = useEffectEvent(load)
  const shown = answer?.key === key ? answer : undefined

  useEffect(() => {
    if (key === undefined) return undefined
    let wanted = true
    const ask = async (): Promise<void> => {
      try {
        const data = await start()
        // A long list is drawn in steps: a finger does not wait for it.
        if (wanted) startTransition(() => setAnswer({ key, round, data }))
      } catch (failure) {
        const error = normaliseError(failure)
        if (wanted) setAnswer((old) => ({ ...(old?.key === key ? old : {}), key, round, error }))
      }
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [key, round])

  const mend = useEffectEvent(() => {
    if (shown?.error) setRound(round + 1)
  })
  useEffect(() => client.connection.onConnect(() => mend()), [client])

  return {
    ...(shown?.data === undefined ? {} : { data: shown.data }),
    ...(shown?.error === undefined ? {} : { error: shown.error }),
    reload: () => setRound((old) => old + 1),
  }
}
