import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import { type Refusal, refused } from '../errors/refusal.ts'
import { payloadHash } from './payload-hash.ts'
import { idempotencyKeys } from '../tables/idempotency-keys.ts'
import { menuRevisionOf } from '../tables/menu-revisions.ts'

/** Who sends a write, and the key under which they may retry it. */
export interface WriteSender {
  /** The client's idempotency key; unique within a shop and a scope. */
  readonly key?: string | undefined
  /** Identifies the sender of a write without a key. */
  readonly caller: string
}

/** A write that a client may retry. */
export interface RetriableWrite extends WriteSender {
  readonly shop: string
  /** The call, and the session or user that it is for. */
  readonly scope: string
  readonly payload: unknown
}

/** The row of a write in the table of keys. */
interface Claim {
  readonly shop: string
  readonly scope: string
  readonly key: string
  readonly hash: string
}

/** What a claim has read. */
interface Claimed {
  /** The revision of the shop's menu (CAT-4.8). */
  readonly menuRevision: number
}

/**
 * How long after a write without a key the same content of the same caller is a retry, in ms: as long as clients repeat
 * a call that got no response, and shorter than it takes to want the same again.
 */
const RETRY_WINDOW = 60_000

const values = sql`(shop, scope, key, payload_hash)
    values (${sql.placeholder('shop')}, ${sql.placeholder('scope')}, ${sql.placeholder('key')}, ${sql.placeholder('hash')})
    on conflict`

/** An order prices at this revision: read with the claim, it costs no round trip (ORDER-1.15). */
const revision = sql`returning ${menuRevisionOf(sql`${sql.placeholder('shop')}`)} as "menuRevision"`

const claimByKey = preparedStatement<Claimed>(
  'claim_key',
  sql`insert into ${idempotencyKeys} ${values} do nothing ${revision}`,
)

/** Takes over the row of an earlier write once its window has passed, by the clock of the database. */
const claimByContent = preparedStatement<Claimed>(
  'claim_content',
  sql`insert into ${idempotencyKeys} ${values} (shop, scope, key)
    do update set create_time = now(), answer = null
    where ${idempotencyKeys.createTime} <= now() - ${sql.raw(`interval '${RETRY_WINDOW} milliseconds'`)}
    ${revision}`,
)

const save = preparedStatement(
  'save_answer',
  sql`update ${idempotencyKeys} set answer = ${sql.placeholder('answer')}
    where shop = ${sql.placeholder('shop')} and scope = ${sql.placeholder('scope')}
      and key = ${sql.placeholder('key')}`,
)

const rowOf = ({ shop, scope, key }: Claim) =>
  and(
    eq(idempotencyKeys.shop, shop),
    eq(idempotencyKeys.scope, scope),
    eq(idempotencyKeys.key, key),
  )

/** Returns the row of a write; without a key of the client it is derived from the caller and the content. */
const claimOf = ({ shop, scope, key, caller, payload }: RetriableWrite): Claim => {
  if (key !== undefined) return { shop, scope, key, hash: payloadHash(payload) }
  const hash = payloadHash({ caller, payload })
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

/**
 * Claims the row of a write within a transaction. Waits while another transaction has claimed it. Returns the stored
 * response if that one committed, and what the claim has read if it was rolled back: the claim is ours then.
 */
const claimRow = async (
  transaction: Database,
  claim: Claim,
  isKeyed: boolean,
): Promise<{ readonly answer: unknown } | Claimed> => {
  const { rows } = await (isKeyed ? claimByKey : claimByContent)(transaction, { ...claim })
  const [claimed] = rows
  if (claimed) return claimed
  const [saved] = await transaction.select().from(idempotencyKeys).where(rowOf(claim))
  if (saved?.payloadHash === claim.hash) return { answer: saved.answer }
  throw refused(idempotencyKeyReused)
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

/**
 * Does a write once, in its transaction: a retry returns the stored response and creates nothing. A retry has the same
 * key and payload; the same key with another payload is refused (`idempotencyKeyReused`, CALL-4.4). Without a key, it is
 * the same payload from the same caller within a minute (CALL-4.8). If the work throws and the transaction is rolled
 * back, the key is free again. `work` gets the revision of the shop's menu, as the claim has read it.
 */
export const once = async <M extends WriteResult>(
  transaction: Database,
  write: RetriableWrite,
  work: (menuRevision: number) => Promise<M>,
): Promise<WriteOutcome<M>> => {
  const claim = claimOf(write)
  const claimed = await claimRow(transaction, claim, write.key !== undefined)
  if ('answer' in claimed) return { answer: claimed.answer }
  const made = await work(claimed.menuRevision)
  const { shop, scope, key } = claim
  if (made.answer !== undefined)
    await save(transaction, { shop, scope, key, answer: JSON.stringify(made.answer) })
  return { answer: made.answer, made }
}
