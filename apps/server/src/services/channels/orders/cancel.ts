import type { CancelChannelOrderData, Channel, ChannelOrder } from '@comanda/contract'
import { and, isNull } from 'drizzle-orm'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import type { Database } from '../../../database/connect.ts'
import { type ChannelOrderRow, channelOrders } from '../../../tables/channel-orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { cancelOrders } from '../../ordering/closing/cancel-orders.ts'
import { endWithLast } from '../../ordering/orders/decline-order.ts'
import { inOrder } from '../../ordering/orders/in-order.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import {
  type ChannelOrderName,
  channelOrderRecord,
  isNamed,
  readNamed,
} from './channel-order-row.ts'

const rowOf = async (database: Database, name: ChannelOrderName): Promise<ChannelOrderRow> => {
  const row = await readNamed(database, name)
  if (!row) throw new Error('an order of a channel was not written')
  return row
}

/** Notes that a channel has cancelled an order that has not come yet: it will not be placed (CHANNEL-4.3). Returns what is known of it. */
const noteCancelled = async (
  { database, now }: Ordering,
  { shop, number }: CancelChannelOrderData,
  { _id: channel }: Channel,
): Promise<ChannelOrderRow> => {
  const time = new Date(now()).toISOString()
  const name = { shop, channel, number }
  const own = { total: 0, commission: 0, paidThere: true, differences: [], createTime: time }
  await database
    .insert(channelOrders)
    .values({ _id: newIdBeside(shop), ...name, ...own, cancelledTime: time })
    .onConflictDoNothing()
  return rowOf(database, name)
}

/**
 * `create channelOrders/cancel`: takes an order of a channel off, also if the kitchen has begun; what was paid there goes off the bill
 * (CHANNEL-4.2). One that was handed over stays: it has no `cancelledTime` then.
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
    if (before.status === 'completed') return undefined
    await transaction
      .update(channelOrders)
      .set({ cancelledTime: now.toISOString() })
      .where(and(isNamed(row), isNull(channelOrders.cancelledTime)))
    if (before.status === 'cancelled') return undefined
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
  return channelOrderRecord(await rowOf(ordering.database, row))
}
