import { randomBytes } from 'node:crypto'
import type { TakeOverData, TakeOverResult } from '@comanda/contract'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { ownedKey } from '../../../authentication/owned-key.ts'
import { countAttempt, takeBackAttempt } from '../../../authentication/rate-limit.ts'
import { refused } from '../../../errors/refusal.ts'
import { isKiosk } from '../../../policies/staff.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type HandoffRow, handoffs } from '../../../tables/handoffs.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { handoffOfDigits } from './digits.ts'
import { handoffRecord } from './handoff-record.ts'
import { secretHash, shopNumberOfCode } from './handoff-code.ts'
import { handoffElsewhere, handoffGone, handoffTaken } from './refusals.ts'

/** Wrong codes and digits that one address or kiosk may send in 15 minutes (HANDOFF-2.2). */
const mostTries = { code: 100, digits: 10 } as const

/** A handoff that a code or digits stand for. `isCurrent`: not only to repeat a response. */
interface Found {
  readonly shop: string
  readonly which: SQL | undefined
  readonly isCurrent: boolean
}

type Taking = Pick<Runtime, 'config' | 'database' | 'shopDirectory' | 'bus' | 'now'>

const find = async (
  { config, database, shopDirectory, now }: Taking,
  code: string,
): Promise<Found | undefined> => {
  if (code.length === 6) {
    const known = await handoffOfDigits(database, config, code, now())
    return known && { ...known, which: eq(handoffs._id, known.handoff) }
  }
  const shop = await shopDirectory.shopOfNumber(database, shopNumberOfCode(code))
  return shop === undefined
    ? undefined
    : { shop, which: eq(handoffs.codeHash, secretHash(code)), isCurrent: true }
}

/** Returns what was taken. An order that is gone by now is refused. */
const contentOf = async (
  { database }: Pick<Taking, 'database'>,
  { kind, shop, cart, session }: HandoffRow,
): Promise<TakeOverResult> => {
  if (cart) return { kind, shop, cart }
  const [row] = await database
    .select({ restoreKey: tableSessions.restoreKey })
    .from(tableSessions)
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, session ?? '')))
  if (!row || session === null) throw refused(handoffGone)
  return { kind, shop, session, restoreKey: row.restoreKey }
}

/** Takes a handoff by a key in one statement: of any number at once, as many as are left get it. */
const take = async (
  { database, now }: Taking,
  { shop, _id }: HandoffRow,
  key: string,
): Promise<HandoffRow | undefined> => {
  const { left, takes, expires } = handoffs
  const [taken] = await database
    .update(handoffs)
    .set({ left: sql`${left} - 1`, takes: sql`${takes} || jsonb_build_array(${key}::text)` })
    .where(
      and(
        eq(handoffs.shop, shop),
        eq(handoffs._id, _id),
        gt(left, 0),
        gt(expires, new Date(now()).toISOString()),
        sql`not ${takes} @> jsonb_build_array(${key}::text)`,
      ),
    )
    .returning()
  return taken
}

const read = async (
  { database }: Taking,
  { shop, which }: Found,
): Promise<HandoffRow | undefined> => {
  const [row] = await database
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.shop, shop), which))
  return row
}

/** Returns what a code or digits stand for. Digits, which can be guessed, are counted before, codes only if there is none. */
const known = async (
  runtime: Taking,
  code: string,
  params: CallParams,
): Promise<{ readonly found: Found; readonly row: HandoffRow }> => {
  const { database, now } = runtime
  const isTyped = code.length === 6
  const way = isTyped ? 'digits' : 'code'
  const caller = isKiosk(params.user) ? params.user?._id : callerAddress(params)
  const limits = [{ name: `handoff ${way} by ${caller ?? ''}`, most: mostTries[way] }]
  if (isTyped) await countAttempt(database, limits, now())
  const found = await find(runtime, code)
  const row = found && (await read(runtime, found))
  if (!found || !row) {
    if (!isTyped) await countAttempt(database, limits, now())
    throw refused(handoffGone)
  }
  if (isTyped) await takeBackAttempt(database, limits)
  return { found, row }
}

/**
 * `create carts/takeOver`: takes a cart or an order. The same key gets the same response again; a caller who comes when nothing is left is
 * refused (`handoffTaken`), and a code that stands for nothing counts as a try (HANDOFF-3).
 */
export const takeOver = async (
  runtime: Taking,
  { code, shop: within, idempotencyKey }: TakeOverData,
  params: CallParams,
): Promise<TakeOverResult> => {
  const { bus, now } = runtime
  const key = secretHash(ownedKey(params, idempotencyKey) ?? randomBytes(16).toString('hex'))
  const { found, row } = await known(runtime, code, params)
  // An order is followed on a phone; a kiosk leaves its code to that.
  if (row.kind === 'order' && isKiosk(params.user)) throw refused(handoffGone)
  if (row.takes.includes(key)) return contentOf(runtime, row)
  if (!found.isCurrent || Date.parse(row.expires) <= now()) throw refused(handoffGone)
  if (row.cart && within !== undefined && within !== row.shop)
    throw refused(handoffElsewhere(row.shop))
  const taken = await take(runtime, row, key)
  if (taken) {
    bus.publish({ path: 'handoffs', event: 'patched', data: handoffRecord(taken) })
    return contentOf(runtime, taken)
  }
  // Another was quicker, or the same call was sent twice.
  const after = await read(runtime, found)
  if (!after) throw refused(handoffGone)
  if (after.takes.includes(key)) return contentOf(runtime, after)
  throw refused(handoffTaken)
}
