import { jsonObject } from '../json/json-object.ts'

/** A write to carry out once: saved before it is sent, until its outcome is known. */
export interface Intention {
  /** What is submitted, such as `order` or `payment/<session>`: at most one intention per key. */
  readonly key: string
  readonly idempotencyKey: string
  readonly payload: unknown
  /** When it was first submitted, in ms. */
  readonly time: number
}

/**
 * How long an intention may be retried, in ms. The server stores an idempotency key for a week; after that the same
 * call would be carried out again.
 */
const MAX_AGE = 6 * 86_400_000

/** Parses a stored value. Returns `undefined` if it is not an intention, or is too old to retry. */
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
