import type { CancelChannelOrderData, Channel, ChannelOrder } from '@comanda/contract'
import { and, isNull } from 'drizzle-orm'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { channelOrders } from '../../../tables/channel-orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { cancelOrders } from '../../ordering/closing/cancel-orders.ts'
import { endWithLast } from '../../ordering/orders/decline-order.ts'
import { inOrder } from '../../ordering/orders/in-order.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { channelOrderRecord, isNamed, readNamed } from './channel-order-row.ts'

/** Notes that a channel has cancelled an order: one that has not come yet will not be placed (CHANNEL-4.3). */
const noteCancelled = async (
  { database, now }: Ordering,
  { shop, number }: CancelChannelOrderData,
  { _id: channel }: Channel,
) => {
  const time = new Date(now()).toISOString()
  const name = { shop, channel, number }
  const own = { total: 0, commission: 0, paidThere: true, differences: [], createTime: time }
  await database
    .insert(channelOrders)
    .values({ _id: newIdBeside(shop), ...name, ...own, cancelledTime: time })
    .onConflictDoNothing()
  await database
    .update(channelOrders)
    .set({ cancelledTime: time })
    .where(and(isNamed(name), isNull(channelOrders.cancelledTime)))
  const row = await readNamed(database, name)
  if (!row) throw new Error('an order of a channel was not written')
  return row
}

/**
 * `create channelOrders/cancel`: takes an order of a channel off, also if the kitchen has begun; what was paid there goes off the bill
 * (CHANNEL-4.2). One that was handed over stays.
 */
export const cancelChannelOrder = async (
  ordering: Ordering,
  channel: Channel,
  data: CancelChannelOrderData,
  actor: Actor,
): Promise<ChannelOrder> => {
  const row = await noteCancelled(ordering, data, channel)
  const { shop, order } = row
  if (order === null) return channelOrderRecord(row)
  await inOrder(ordering, { shop, order }, async ({ transaction, menu, state, now }, before) => {
    if (before.status === 'cancelled' || before.status === 'completed') return undefined
    const after = await cancelOrders(transaction, menu, state, [order], actor, now, data.note)
    const changes = { ...after.changes, ...endWithLast(after.state, now.toISOString()) }
    const saved = await saveSession(transaction, state.row, changes)
    return {
      state: { ...after.state, row: saved },
      orders: [...after.cancelled, ...after.released],
      coupons: after.coupons,
      stocks: after.stocks,
    }
  })
  return channelOrderRecord(row)
}
