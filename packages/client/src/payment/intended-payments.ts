import { jsonObject } from '../json/json-object.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** A payment from the balance, kept with its idempotency key until its answer is known. */
export interface IntendedPayment {
  /** In currency units, as the member confirmed it. */
  readonly amount: number
  readonly idempotencyKey: string
}

export interface IntendedPayments {
  /** The sessions of which a payment is kept. */
  readonly sessions: () => readonly string[]
  readonly read: (session: string) => IntendedPayment | undefined
  readonly write: (session: string, payment: IntendedPayment) => void
  readonly remove: (session: string) => void
}

/** Of more payments that nobody asked about again the oldest are forgotten. */
const MOST = 20

export const intendedPayments = (storage: KeyStorage): IntendedPayments => {
  const entry = jsonEntry(storage, clientKeys.intendedPayments)
  const others = (session: string) =>
    Object.entries(jsonObject(entry.read())).filter(([key]) => key !== session)
  return {
    sessions: () => Object.keys(jsonObject(entry.read())),
    read: (session) => {
      const { amount, idempotencyKey } = jsonObject(jsonObject(entry.read())[session])
      return typeof amount === 'number' && typeof idempotencyKey === 'string'
        ? { amount, idempotencyKey }
        : undefined
    },
    write: (session, payment) =>
      entry.write(Object.fromEntries([...others(session), [session, payment]].slice(-MOST))),
    remove: (session) => {
      const left = others(session)
      if (left.length > 0) entry.write(Object.fromEntries(left))
      else entry.remove()
    },
  }
}
