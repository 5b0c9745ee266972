import type { ChannelOrder, Order } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'

/** Returns what a channel says of its order (CHANNEL-2.7), or undefined of any other. Fails with a `CallError`. */
export const readChannelOrder = async (
  { service }: Pick<Connection, 'service'>,
  { shop, _id: order, channel }: Pick<Order, 'shop' | '_id' | 'channel'>,
): Promise<ChannelOrder | undefined> => {
  if (!channel) return undefined
  const { data } = await service('channelOrders').find({ shop, order, $limit: 1 })
  return data[0]
}
