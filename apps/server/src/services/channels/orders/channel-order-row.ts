import type { ChannelOrder } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { recordOf } from '../../../table-service/row.ts'
import { type ChannelOrderRow, channelOrders } from '../../../tables/channel-orders.ts'

/** By what a channel knows its order (CHANNEL-2.1). */
export interface ChannelOrderName {
  readonly shop: string
  readonly channel: string
  readonly number: string
}

/** Returns the condition that an order has this name. */
export const isNamed = ({ shop, channel, number }: ChannelOrderName) =>
  and(
    eq(channelOrders.shop, shop),
    eq(channelOrders.channel, channel),
    eq(channelOrders.number, number),
  )

/** Returns an order of a channel by its number, if it has come. */
export const readNamed = async (
  database: Database,
  name: ChannelOrderName,
): Promise<ChannelOrderRow | undefined> => {
  const [row] = await database.select().from(channelOrders).where(isNamed(name))
  return row
}

/** Returns an order of a channel as staff and the channel read it. */
export const channelOrderRecord = ({ courierTime: _time, ...row }: ChannelOrderRow): ChannelOrder =>
  recordOf(row) as ChannelOrder
