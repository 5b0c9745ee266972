import type { Menu } from '@comanda/contract'
import { and, count, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import type { Refusal } from '../../../../errors/refusal.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'

/** Unfinished orders that one diner may have if the shop sets no limit (ORDER-1.5). */
const MAX_PENDING = 5
/** Age in ms beyond which unfinished orders do not count: they will not be picked up any more. */
const PENDING_FOR = 24 * 3_600_000

/** The diner whose orders are counted: a member by the account, a visitor by the keys of the device. */
const theirs = (actor: Actor, keys: readonly string[]) => {
  const ofDevice = keys.length === 0 ? undefined : inArray(tableSessions.restoreKey, [...keys])
  return actor.user === undefined ? ofDevice : or(eq(tableSessions.user, actor.user), ofDevice)
}

/** Counts a diner's unfinished orders without a table: they are unpaid or not handed over. */
export const countPending = async (
  database: Database,
  shop: string,
  actor: Actor,
  keys: readonly string[],
  now: Date,
): Promise<number> => {
  const whose = theirs(actor, keys)
  if (!whose || actor.role !== 'diner') return 0
  const [row] = await database
    .select({ pending: count() })
    .from(tableSessions)
    .where(
      and(
        eq(tableSessions.shop, shop),
        whose,
        inArray(tableSessions.type, ['dineInNoTable', 'takeAway', 'delivery']),
        inArray(tableSessions.status, [...activeStatuses]),
        ne(tableSessions.tvStatus, 'taken'),
        isNull(tableSessions.paidTime),
        gt(tableSessions.createTime, new Date(now.getTime() - PENDING_FOR).toISOString()),
      ),
    )
    .execute()
  return row?.pending ?? 0
}

/** Returns the refusal of a diner who must finish an order first, as too many are pending. */
export const pendingRefusal = (
  { shop }: Pick<Menu, 'shop'>,
  pending: number,
): Refusal | undefined => {
  const limit = shop.maxPending ?? MAX_PENDING
  if (pending < limit) return undefined
  return {
    kind: 'Conflict',
    code: 'exceedMaxPending',
    message: 'Too many orders are not finished yet.',
    detail: { limit },
  }
}
