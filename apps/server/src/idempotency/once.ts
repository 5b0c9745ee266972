import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import { refused } from '../errors/refusal.ts'
import { payloadHash } from './payload-hash.ts'
import { idempotencyKeys } from '../tables/idempotency-keys.ts'

/**
 * A write that a client may retry. Its key is unique within a shop and a scope: the call, and the session or user that
 * it is for.
 */
export interface KeyedWrite {
  readonly shop: string
  readonly scope: string
  readonly key: string
  readonly payload: unknown
}

const claim = preparedStatement(
  'claim_key',
  sql`insert into ${idempotencyKeys} (shop, scope, key, payload_hash)
    values (${sql.placeholder('shop')}, ${sql.placeholder('scope')}, ${sql.placeholder('key')}, ${sql.placeholder('hash')})
    on conflict do nothing`,
)

const save = preparedStatement(
  'save_answer',
  sql`update ${idempotencyKeys} set answer = ${sql.placeholder('answer')}
    where shop = ${sql.placeholder('shop')} and scope = ${sql.placeholder('scope')}
      and key = ${sql.placeholder('key')}`,
)

const rowOf = ({ shop, scope, key }: KeyedWrite) =>
  and(
    eq(idempotencyKeys.shop, shop),
    eq(idempotencyKeys.scope, scope),
    eq(idempotencyKeys.key, key),
  )

/**
 * Claims the key within a transaction. Waits while another transaction has claimed it. Returns the stored response if
 * that one committed, and undefined if it was rolled back: the claim is ours then.
 */
const claimKey = async (
  transaction: Database,
  write: KeyedWrite,
): Promise<{ readonly answer: unknown } | undefined> => {
  const hash = payloadHash(write.payload)
  const { shop, scope, key } = write
  const claimed = await claim(transaction, { shop, scope, key, hash })
  if (claimed.rowCount === 1) return undefined
  const [saved] = await transaction.select().from(idempotencyKeys).where(rowOf(write))
  if (saved?.payloadHash === hash) return { answer: saved.answer }
  throw refused({
    kind: 'Conflict',
    code: 'idempotencyKeyReused',
    message: 'This key was used for another call.',
    field: 'idempotencyKey',
  })
}

/** The result of a write: the response that a retry gets again, and values that only the caller needs. */
export interface WriteResult {
  readonly answer: unknown
}

/** The response of a write, and everything else that it returned unless an earlier call with the same key did it. */
export interface WriteOutcome<M extends WriteResult> {
  readonly answer: M['answer']
  readonly made?: M
}

/**
 * Does a write once per key, in the transaction of the write: a retry with the same key and payload returns the stored
 * response and creates nothing. The same key with another payload is refused (`idempotencyKeyReused`). If the work
 * throws and the transaction is rolled back, the key is free again.
 */
export const once = async <M extends WriteResult>(
  transaction: Database,
  write: KeyedWrite,
  work: () => Promise<M>,
): Promise<WriteOutcome<M>> => {
  const saved = await claimKey(transaction, write)
  if (saved) return { answer: saved.answer }
  const made = await work()
  const { shop, scope, key } = write
  if (made.answer !== undefined)
    await save(transaction, { shop, scope, key, answer: JSON.stringify(made.answer) })
  return { answer: made.answer, made }
}
