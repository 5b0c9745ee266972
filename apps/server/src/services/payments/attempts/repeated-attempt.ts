import type { StartPaymentData } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { refused } from '../../../errors/refusal.ts'
import { idempotencyKeyReused } from '../../../idempotency/once.ts'
import { payloadHash } from '../../../idempotency/payload-hash.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { SessionState } from '../../ordering/records/session-record.ts'
import { payableOf } from './requested-part.ts'

/** A start with what recognises its repetition. */
export interface Repeatable {
  readonly data: Omit<StartPaymentData, 'idempotencyKey' | 'replace'>
  readonly key: string | undefined
  readonly now: Date
}

const same = (one: unknown, other: unknown): boolean => payloadHash([one]) === payloadHash([other])

/** Whether a start without a key would begin the same attempt again: same method, tips, part of the bill and way back. */
const isSame = (
  attempt: AttemptRow,
  { data: { methodRef, amount, share, items, tips = 0, returnUrl = '' } }: Repeatable,
  state: SessionState,
): boolean => {
  if (attempt.method !== methodRef || attempt.tips !== tips) return false
  if (attempt.returnUrl !== (URL.parse(returnUrl)?.href ?? null)) return false
  if (share || items || attempt.shareOf !== null || attempt.items !== null)
    return attempt.shareOf === (share?.of ?? null) && same(attempt.items, items ?? null)
  const all = payableOf(state).payable + toCents(attempt.amount)
  return toCents(attempt.amount) === (amount === undefined ? all : toCents(amount))
}

/**
 * Returns the attempt that an earlier start of the same has begun (PAY-2.6): that of its key, or without one a pending one of
 * the same method and part. Throws a refusal if the key was used for something else.
 */
export const repeatedAttempt = (state: SessionState, start: Repeatable): AttemptRow | undefined => {
  const { data, key, now } = start
  if (key === undefined)
    return state.attempts.find(
      (one) =>
        one.status === 'pending' &&
        Date.parse(one.expiresTime) > now.getTime() &&
        isSame(one, start, state),
    )
  const known = state.attempts.find(({ idempotencyKey }) => idempotencyKey === key)
  if (known && known.payload !== payloadHash(data)) throw refused(idempotencyKeyReused)
  return known
}
