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

/**
 * Returns the refusal of a diner who must finish an order first: too many without a table are unpaid or not handed
 * over.
 */
export const pendingRefusal = async (
  database: Database,
  { shop }: Pick<Menu, 'shop'>,
  actor: Actor,
  keys: readonly string[],
  now: Date,
): Promise<Refusal | undefined> => {
  const whose = theirs(actor, keys)
  if (!whose || actor.role !== 'diner') return undefined
  const [row] = await database
    .select({ pending: count() })
    .from(tableSessions)
    .where(
      and(
        eq(tableSessions.shop, shop._id),
        whose,
        inArray(tableSessions.type, ['dineInNoTable', 'takeAway', 'delivery']),
        inArray(tableSessions.status, [...activeStatuses]),
        ne(tableSessions.tvStatus, 'taken'),
        isNull(tableSessions.paidTime),
        gt(tableSessions.createTime, new Date(now.getTime() - PENDING_FOR).toISOString()),
      ),
    )
  const limit = shop.maxPending ?? MAX_PENDING
  if ((row?.pending ?? 0) < limit) return undefined
  return {
    kind: 'Conflict',
    code: 'exceedMaxPending',
    message: 'Too many orders are not finished yet.',
    detail: { limit },
  }
}
