import { jsonObject } from '../json/json-object.ts'
import { createStore, type Store } from '../store/store.ts'
import { weakMemo } from '../store/weak-memo.ts'
import type { Intention } from '../submission/intention.ts'
import type { Intentions } from '../submission/intentions.ts'
import { ATTEMPT_KEY, FINAL_ATTEMPT_KEY } from '../submission/submission-keys.ts'

/** A payment at a provider that was begun on this device. */
export interface IntendedPayment {
  readonly attempt: string
  readonly session: string
  /** The key of its start, which opens what the bank said of it. */
  readonly key?: string
  /** When it began, by the clock of this device, in ms. */
  readonly time: number
}

/** The payments at providers that were begun on this device (PAY-8.2). */
export interface IntendedPayments {
  /** Those whose outcome is not final, the earliest first; empty until they are read. */
  readonly pending: Store<readonly IntendedPayment[]>
  /** Resolves once it is on disk. */
  readonly add: (payment: Omit<IntendedPayment, 'time'>) => Promise<void>
  /** Marks a payment as final; it is still found. */
  readonly settle: (attempt: string) => Promise<void>
  /** Returns a payment, or `undefined` if another device or browser began it. */
  readonly find: (attempt: string) => Promise<IntendedPayment | undefined>
}

/** How many final payments stay, so that a reload of their page finds the session. */
const FINAL_LIMIT = 20

const paymentOf = ({
  idempotencyKey: attempt,
  payload,
  time,
}: Intention): readonly IntendedPayment[] => {
  const { session, key } = jsonObject(payload)
  if (typeof session !== 'string') return []
  return [{ attempt, session, time, ...(typeof key === 'string' ? { key } : {}) }]
}

const intentionOf = (
  prefix: string,
  { attempt, session, key, time }: IntendedPayment,
): Intention => ({
  key: `${prefix}${attempt}`,
  idempotencyKey: attempt,
  payload: { session, key },
  time,
})

const byTime = (one: Intention, other: Intention): number => one.time - other.time

export const intendedPayments = weakMemo((intentions: Intentions): IntendedPayments => {
  const pending = createStore<readonly IntendedPayment[]>([])
  const read = async (prefix: string): Promise<readonly Intention[]> =>
    (await intentions.list(prefix)).toSorted(byTime)
  const follow = async (): Promise<void> =>
    pending.set((await read(ATTEMPT_KEY)).flatMap(paymentOf))
  const forgetOld = async (): Promise<void> => {
    const old = (await read(FINAL_ATTEMPT_KEY)).slice(0, -FINAL_LIMIT)
    await Promise.all(old.map(intentions.settle))
  }
  void follow()
  return {
    pending,
    add: async (payment) => {
      await intentions.claim(intentionOf(ATTEMPT_KEY, { ...payment, time: Date.now() }))
      await follow()
    },
    settle: async (attempt) => {
      const begun = (await read(ATTEMPT_KEY)).find((one) => one.idempotencyKey === attempt)
      if (!begun) return
      for (const payment of paymentOf(begun))
        await intentions.claim(intentionOf(FINAL_ATTEMPT_KEY, payment))
      await intentions.settle(begun)
      await follow()
      await forgetOld()
    },
    find: async (attempt) => {
      const all = [...(await read(ATTEMPT_KEY)), ...(await read(FINAL_ATTEMPT_KEY))]
      return all.flatMap(paymentOf).find((payment) => payment.attempt === attempt)
    },
  }
})
