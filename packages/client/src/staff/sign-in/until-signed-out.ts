import type { Authentication } from '../../authentication/authentication.ts'
import { weakMemo } from '../../store/weak-memo.ts'

/**
 * Returns what screens share while somebody is signed in, by key: who signs in next at a shared till finds nothing of it
 * (STAFF-8.3). `end` is called with each that is forgotten.
 */
export const untilSignedOut = <T>(
  end: (one: T) => void = () => undefined,
): ((authentication: Pick<Authentication, 'state'>) => Map<string, T>) =>
  weakMemo(({ state }) => {
    const known = new Map<string, T>()
    state.subscribe(() => {
      if (state.get().status !== 'signedOut') return
      for (const one of known.values()) end(one)
      known.clear()
    })
    return known
  })
