import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { keptStatement } from '../database/kept-statement.ts'
import { refused } from '../errors/refusal.ts'
import { payloadHash } from './payload-hash.ts'
import { idempotencyKeys } from '../tables/idempotency-keys.ts'

/** One intended write: a key of the client within a shop and a call. */
export interface IntendedWrite {
  readonly shop: string
  readonly scope: string
  readonly key: string
  readonly payload: unknown
}

const claim = keptStatement(
  'claim_key',
  sql`insert into ${idempotencyKeys} (shop, scope, key, payload_hash)
    values (${sql.placeholder('shop')}, ${sql.placeholder('scope')}, ${sql.placeholder('key')}, ${sql.placeholder('hash')})
    on conflict do nothing`,
)

const save = keptStatement(
  'save_answer',
  sql`update ${idempotencyKeys} set answer = ${sql.placeholder('answer')}
    where shop = ${sql.placeholder('shop')} and scope = ${sql.placeholder('scope')}
      and key = ${sql.placeholder('key')}`,
)

const rowOf = ({ shop, scope, key }: IntendedWrite) =>
  and(
    eq(idempotencyKeys.shop, shop),
    eq(idempotencyKeys.scope, scope),
    eq(idempotencyKeys.key, key),
  )

/**
 * Claims the key within a transaction. While another transaction holds it, this waits for its end: then the saved
 * answer comes back, or, where the other was undone, the claim is ours and nothing comes back. The same key with
 * another payload is refused (`idempotencyKeyReused`).
 */
export const claimKey = async (
  transaction: Database,
  write: IntendedWrite,
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

/** Keeps the answer under the claimed key, in the same transaction as the write. */
export const saveAnswer = async (
  transaction: Database,
  { shop, scope, key }: IntendedWrite,
  answer: unknown,
): Promise<void> => {
  await save(transaction, { shop, scope, key, answer: JSON.stringify(answer) })
}
