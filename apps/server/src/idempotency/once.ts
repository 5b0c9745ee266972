import type { Database } from '../database/connect.ts'
import { type Sent, writeBehind } from '../database/transaction.ts'
import { type Refusal, refused } from '../errors/refusal.ts'
import { type Claim, claimRow, saveAnswer } from './claim-row.ts'
import { currentDelivery } from './delivery.ts'
import { payloadHash } from './payload-hash.ts'

/** Who sends a write, and the key under which they may retry it. */
export interface WriteSender {
  /** The client's idempotency key; unique within a shop and a scope. */
  readonly key?: string | undefined
  /** Identifies the sender of a write without a key. */
  readonly caller: string
  /** What the content has that the payload leaves out: it tells writes without a key apart. */
  readonly besides?: unknown
  /** Whether the content has random ids of its own, which are as good as a key for a minute (CALL-4.9). */
  readonly hasOwnIds?: boolean | undefined
}

/** A write that a client may retry. */
export interface RetriableWrite extends WriteSender {
  readonly shop: string
  /** The call, and the session or user that it is for. */
  readonly scope: string
  readonly payload: unknown
}

/** Returns the row of a write; without a key of the client it is derived from the caller and the content. */
const claimOf = ({ shop, scope, key, caller, payload, besides }: RetriableWrite): Claim => {
  if (key !== undefined) return { shop, scope, key, hash: payloadHash(payload) }
  const hash = payloadHash({ caller, payload, besides })
  // No key of a client contains a colon.
  return { shop, scope, key: `content:${hash}`, hash }
}

/** A key that is not the caller's, or not of this write. */
export const idempotencyKeyReused: Refusal = {
  kind: 'Conflict',
  code: 'idempotencyKeyReused',
  message: 'This key was used for another call.',
  field: 'idempotencyKey',
}

/** A write that is ours to do. */
export interface ClaimedWrite {
  readonly claim: Claim
  readonly slots: readonly number[]
  /** The revision of the shop's menu, as the claim has read it. */
  readonly menuRevision: number
}

/** A write that is ours to do, or the response of the earlier call that did it. */
export type Claimed = ClaimedWrite | { readonly answer: unknown }

/** Claims a write, or returns the response of an earlier call that did it. Throws if that was another write. */
export const claimWrite = async (
  transaction: Database,
  write: RetriableWrite,
): Promise<Claimed> => {
  const claim = claimOf(write)
  const isKeyed = write.key !== undefined
  const delivery = isKeyed || write.hasOwnIds ? undefined : currentDelivery()
  const claiming = await claimRow(transaction, claim, { isKeyed, delivery })
  const { created, clock } = 'slots' in claiming ? claiming : claiming.saved
  delivery?.answers({ ...claim, created, clock })
  if ('slots' in claiming) return { claim, ...claiming }
  if (claiming.saved.hash !== claim.hash) throw refused(idempotencyKeyReused)
  return { answer: claiming.saved.answer }
}

/** The result of a write: the response that a retry gets again, and values that only the caller needs. */
export interface WriteResult {
  readonly answer: unknown
}

/** The response of a write, and everything else that it returned unless an earlier call did it. */
export interface WriteOutcome<M extends WriteResult> {
  readonly answer: M['answer']
  readonly made?: M
}

/** Stores the response of a claimed write with its last statements, the commit right behind it (`inSentTransaction`). */
export const answerSent = <M extends WriteResult>(
  transaction: Database,
  { claim, slots }: ClaimedWrite,
  made: M,
): Sent<WriteOutcome<M>> => {
  const { answer } = made
  const saved =
    answer === undefined
      ? Promise.resolve()
      : saveAnswer(transaction, claim, slots, JSON.stringify(answer))
  return { sent: saved.then(() => ({ answer, made })) }
}

/**
 * Does a write once, in its transaction: a retry returns the stored response and creates nothing. A retry has the same
 * key and payload; the same key with another payload is refused (`idempotencyKeyReused`, CALL-4.4). Without a key, it is
 * the same payload from the same caller within a minute, unless the response had arrived before (CALL-4.8). If the work throws and the transaction is rolled
 * back, the key is free again. `work` gets the revision of the shop's menu, as the claim has read it.
 */
export const once = async <M extends WriteResult>(
  transaction: Database,
  write: RetriableWrite,
  work: (menuRevision: number) => Promise<M>,
): Promise<WriteOutcome<M>> => {
  const claimed = await claimWrite(transaction, write)
  if ('answer' in claimed) return { answer: claimed.answer }
  const made = await work(claimed.menuRevision)
  const { sent } = answerSent(transaction, claimed, made)
  await writeBehind(transaction, sent)
  return { answer: made.answer, made }
}
