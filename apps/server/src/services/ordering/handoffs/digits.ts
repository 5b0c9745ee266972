import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { secretsOf, type Secrets } from '../../../config/secrets.ts'
import type { Database } from '../../../database/connect.ts'
import { handoffDigits, type HandoffRow } from '../../../tables/handoffs.ts'
import { digitsHash, digitsOf } from './handoff-code.ts'

/** How long digits stand for a cart, in ms (HANDOFF-2.1). */
const LIFE = 3 * 60_000
/** For how long after that they stand for no other, in ms: a retry of who has taken the first must not take the second. */
const REST = 15 * 60_000
/** Of a million digits, few are in use. */
const ATTEMPTS = 20

export interface ShownDigits {
  readonly digits: string
  readonly digitsExpire: string
}

/** Gives a handoff six digits that no other has. None in the unlikely case that all of its tries are in use. */
export const giveDigits = async (
  transaction: Database,
  secret: string,
  { _id, shop }: Pick<HandoffRow, '_id' | 'shop'>,
  now: number,
): Promise<ShownDigits | undefined> => {
  const expires = new Date(now + LIFE).toISOString()
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const digits = digitsOf(secret, _id, attempt)
    const own = { shop, handoff: _id, expires }
    const [stored] = await transaction
      .insert(handoffDigits)
      .values({ digitsHash: digitsHash(secret, digits), ...own })
      .onConflictDoUpdate({
        target: handoffDigits.digitsHash,
        set: own,
        setWhere: lt(handoffDigits.expires, new Date(now - REST).toISOString()),
      })
      .returning({ handoff: handoffDigits.handoff })
    if (stored) return { digits, digitsExpire: expires }
  }
  return undefined
}

/** Returns the digits that a handoff has. */
export const digitsOfHandoff = async (
  transaction: Database,
  secrets: Secrets,
  { _id }: Pick<HandoffRow, '_id'>,
): Promise<ShownDigits | undefined> => {
  const tries = secretsOf(secrets).flatMap((secret) =>
    Array.from({ length: ATTEMPTS }, (_, attempt) => digitsOf(secret, _id, attempt)).map(
      (digits) => ({ digits, hash: digitsHash(secret, digits) }),
    ),
  )
  const [row] = await transaction
    .select()
    .from(handoffDigits)
    .where(
      and(
        inArray(
          handoffDigits.digitsHash,
          tries.map(({ hash }) => hash),
        ),
        eq(handoffDigits.handoff, _id),
      ),
    )
  const found = row && tries.find(({ hash }) => hash === row.digitsHash)
  return found && { digits: found.digits, digitsExpire: row.expires }
}

/** What digits stand for: `isCurrent` if they can still be used, not only repeated. */
export interface DigitsFor {
  readonly shop: string
  readonly handoff: string
  readonly isCurrent: boolean
}

/** Returns the handoff of typed digits. */
export const handoffOfDigits = async (
  database: Database,
  secrets: Secrets,
  digits: string,
  now: number,
): Promise<DigitsFor | undefined> => {
  const hashes = secretsOf(secrets).map((secret) => digitsHash(secret, digits))
  const [row] = await database
    .select()
    .from(handoffDigits)
    .where(
      and(
        inArray(handoffDigits.digitsHash, hashes),
        gt(handoffDigits.expires, new Date(now - REST).toISOString()),
      ),
    )
  return (
    row && {
      shop: row.shop,
      handoff: row.handoff,
      isCurrent: Date.parse(row.expires) > now,
    }
  )
}
