import { always, type GoLiveResult, setup } from '@comanda/contract'
import { and, eq, notInArray } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { owners } from '../../../policies/staff.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { patchSession } from '../../ordering/table-sessions/changing/patch.ts'
import { moveTo } from './progress.ts'
import { announceShop, lockShopBeingSetUp, setBeingSetUp } from './shop-being-set-up.ts'

/**
 * `create setup/goLive` (SETUP-2.4). Guests order from its end on: whatever was ordered before is a test and cancelled, with its
 * stock, points, coupons and payments.
 */
export const goLive = serveCall(
  setup.calls.goLive,
  owners,
  async ({ shop }, context): Promise<GoLiveResult> => {
    const { database } = context.runtime
    const ordering = orderingOf(context)
    await inTransaction(database, (transaction) => lockShopBeingSetUp(transaction, shop))
    const over = ['cancelled', 'void'] as const
    const tests = await database
      .select({ _id: tableSessions._id, status: tableSessions.status })
      .from(tableSessions)
      .where(and(eq(tableSessions.shop, shop), notInArray(tableSessions.status, [...over])))
    const actor = { role: 'staff' as const, user: callerOf(context.params)._id }
    for (const { _id: id, status } of tests) {
      const ended = status === 'done' || status === 'test' ? 'void' : 'cancelled'
      await patchSession(ordering, { id, fields: { status: ended }, reach: always, actor })
    }
    const record = await inTransaction(database, async (transaction) => {
      await moveTo(transaction, { step: 'done' })
      return setBeingSetUp(transaction, shop, false)
    })
    if (record) announceShop(context.runtime, record)
    return { shop, tests: tests.length }
  },
)
