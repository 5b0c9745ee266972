import { type Condition, fieldIs } from '@comanda/contract'
import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../../calls/served.ts'
import { sessionPayments } from '../../../../tables/session-payments.ts'
import { shops } from '../../../../tables/shops.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'
import { announceSession } from '../../announcements/announce.ts'
import { orderingOf } from '../ordering.ts'
import { patchSession } from './patch.ts'

/** Long enough for a shop that looks at its orders late; a dish that a stranger has ordered is for sale again then. */
const UNCONFIRMED_MINUTES = 120

/** Sessions cancelled in one run; the next run continues with the others. */
const AT_ONCE = 500

/** What the locked session must still be: paid or prepared in the meantime, it stays. */
const isUnconfirmed: Condition = {
  kind: 'all',
  of: [fieldIs('status', 'ongoing'), fieldIs('tvStatus', 'received'), fieldIs('paidTime', null)],
}

/** The last of the times at which an order was placed and for which it was placed. */
const expected = sql`greatest(${tableSessions.createTime}, ${tableSessions.pickupTime}, ${tableSessions.bookedTime})`

const unconfirmed = ({ runtime: { database, now } }: ServerContext) => {
  const minutes = sql`coalesce(${shops.unconfirmedMinutes}, ${UNCONFIRMED_MINUTES})`
  const time = new Date(now()).toISOString()
  return database
    .select({ _id: tableSessions._id })
    .from(tableSessions)
    .innerJoin(shops, eq(shops._id, tableSessions.shop))
    .where(
      and(
        inArray(tableSessions.type, ['takeAway', 'delivery', 'dineInNoTable']),
        eq(tableSessions.status, 'ongoing'),
        eq(tableSessions.tvStatus, 'received'),
        isNull(tableSessions.paidTime),
        sql`${expected} < ${time}::timestamptz - ${minutes} * interval '1 minute'`,
        notExists(
          database
            .select({ session: sessionPayments.session })
            .from(sessionPayments)
            .where(
              and(
                eq(sessionPayments.shop, tableSessions.shop),
                eq(sessionPayments.session, tableSessions._id),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(tableSessions.createTime))
    .limit(AT_ONCE)
}

/** Cancels orders without a table that nobody has begun to prepare or paid in time (ORDER-6.6). Returns how many. */
export const cancelUnconfirmed = async (context: ServerContext): Promise<number> => {
  const ordering = orderingOf(context)
  const fields = { status: 'cancelled' as const }
  let cancelled = 0
  for (const { _id: id } of await unconfirmed(context)) {
    try {
      const actor = { role: 'server' } as const
      const change = { id, fields, reach: isUnconfirmed, actor }
      announceSession(ordering.bus, await patchSession(ordering, change))
      cancelled += 1
    } catch (error) {
      context.runtime.log.info(
        { err: error, session: id },
        'an unconfirmed order was not cancelled',
      )
    }
  }
  return cancelled
}
