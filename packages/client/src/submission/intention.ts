import { jsonObject } from '../json/json-object.ts'

/** Something to be done once: saved before it is sent, and until its outcome is known. */
export interface Intention {
  /** What is submitted, such as `order` or `payment/<session>`: there is one intention of it at a time. */
  readonly key: string
  readonly idempotencyKey: string
  readonly payload: unknown
  /** When it was submitted first, in ms. */
  readonly time: number
}

/**
 * How long an intention may be sent again, in ms. The server remembers an idempotency key for a week; past that the
 * same call would be carried out a second time.
 */
const MAX_AGE = 6 * 86_400_000

/** Returns the intention that a stored value is; `undefined` if it is none, or too old to be sent again. */
export const readIntention = (value: unknown, now: number): Intention | undefined => {
  const { key, idempotencyKey, payload, time } = jsonObject(value)
  return typeof key === 'string' &&
    typeof idempotencyKey === 'string' &&
    typeof time === 'number' &&
    now - time < MAX_AGE
    ? { key, idempotencyKey, payload, time }
    : undefined
}

/** Returns `true` if both are the same call. */
export const isSameIntention = (one: Intention | undefined, other: Intention): boolean =>
  one?.idempotencyKey === other.idempotencyKey

/** Returns `true` if two payloads are sent as the same JSON. */
export const isSamePayload = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
