import type { Channel, ChannelCourierData, ChannelOrder } from '@comanda/contract'
import { and, isNull, lte, or } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { channelOrders } from '../../../tables/channel-orders.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { channelOrderRecord, isNamed, readNamed } from './channel-order-row.ts'

const channelOrderNotFound = {
  kind: 'NotFound',
  code: 'channelOrderNotFound',
  message: 'The channel has sent no such order.',
  field: 'number',
} as const

/** `create channelOrders/courier`: notes who fetches an order, unless the channel has said something later (CHANNEL-2.7). */
export const noteCourier = async (
  { database, now }: Ordering,
  { _id: channel }: Channel,
  { shop, number, courier, time = new Date(now()).toISOString() }: ChannelCourierData,
): Promise<ChannelOrder> => {
  const name = { shop, channel, number }
  const isLatest = or(isNull(channelOrders.courierTime), lte(channelOrders.courierTime, time))
  await database
    .update(channelOrders)
    .set({ courier, courierTime: time })
    .where(and(isNamed(name), isLatest))
  const row = await readNamed(database, name)
  if (!row) throw refused(channelOrderNotFound)
  return channelOrderRecord(row)
}
