import { fromCents } from '@comanda/engine/money'
import { payloadHash } from '../../idempotency/payload-hash.ts'

/** What exactly a manager approves of a call: its data, and the money that it is about. */
export interface Act {
  readonly data: object
  /** In cents, as the server computes it in the call's transaction. */
  readonly cents: number
}

/** What a refusal says of an act, and `approvals/grant` is sent again (STAFF-3.7). */
export interface ApprovedTerms {
  readonly digest: string
  /** In currency units. */
  readonly amount: number
}

/** Fields by which a call is recognised or ordered in time: they change nothing of what it does. */
interface Envelope {
  readonly session?: string
  readonly expectedVersion?: number
  readonly idempotencyKey?: string
  readonly approval?: string
}

/** Returns what identifies an act: another call, record, field or sum has another digest. */
export const termsOf = (call: {
  readonly shop: string
  readonly action: string
  readonly record: string
  readonly act: Act
}): ApprovedTerms => {
  const { shop, action, record, act } = call
  const {
    session: _,
    expectedVersion: __,
    idempotencyKey: ___,
    approval: ____,
    ...data
  } = act.data as Envelope
  const digest = payloadHash({ shop, action, record, data, cents: act.cents })
  return { digest, amount: fromCents(act.cents) }
}
