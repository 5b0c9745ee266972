import { mayBeDone } from '../../errors/may-be-done.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { createStore, type Store } from '../../store/store.ts'
import { offlineCopy } from './offline-copy.ts'

/** What was done without a connection and waits for one, in its sequence (STAFF-8.2). */
export interface Unsent<T> {
  readonly waiting: Store<readonly T[]>
  /** What was refused: somebody else has done something with the same record in the meantime. */
  readonly refused: Store<readonly T[]>
  readonly add: (one: T) => void
  /** Sends what waits, until the connection is lost again. */
  readonly send: () => Promise<void>
  /** Forgets what was refused, once it was read. */
  readonly dismiss: () => void
}

interface UnsentOptions<T> {
  readonly storage: KeyStorage
  readonly key: string
  readonly shop: string
  /** Sends one. Sent a second time, it must change nothing. */
  readonly call: (one: T) => Promise<unknown>
  /** Returns the record that one is about: if one is refused, so is all that follows for the same record. */
  readonly recordOf: (one: T) => string
}

export const createUnsent = <T>({
  storage,
  key,
  shop,
  call,
  recordOf,
}: UnsentOptions<T>): Unsent<T> => {
  const copy = offlineCopy<readonly T[]>(storage, { key, shop })
  const waiting = createStore<readonly T[]>(copy.read()?.value ?? [])
  const refused = createStore<readonly T[]>([])
  let isSending = false
  const set = (list: readonly T[]): void => {
    waiting.set(list)
    copy.write(list, true)
  }
  /** Returns `true` if one is settled: done, or refused with all that follow it for its record. */
  const settle = async (one: T): Promise<boolean> => {
    try {
      await call(one)
      set(waiting.get().filter((other) => other !== one))
    } catch (error) {
      const failure = normaliseError(error)
      if (!failure.sent || mayBeDone(failure, true)) return false
      const isOfRecord = (other: T) => recordOf(other) === recordOf(one)
      refused.set([...refused.get(), ...waiting.get().filter(isOfRecord)])
      set(waiting.get().filter((other) => !isOfRecord(other)))
    }
    return true
  }
  return {
    waiting,
    refused,
    add: (one) => set([...waiting.get(), one]),
    send: async () => {
      if (isSending) return
      isSending = true
      let [next] = waiting.get()
      while (next !== undefined && (await settle(next))) [next] = waiting.get()
      isSending = false
    },
    dismiss: () => refused.set([]),
  }
}
