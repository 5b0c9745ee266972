import type { Order, Shop } from '@comanda/contract'
import type { BusinessClock } from '@comanda/engine/time'
import type { Connection } from '../../connection/connection.ts'
import type { WireQuery } from '../../connection/service.ts'
import { dayStart } from '../business-day/day-start.ts'

const PAGE = 100
/** The maximum number of open orders to load. */
const MAX_OPEN = 1000

/** Returns the orders of a shop that the kitchen has and that are not handed over, the oldest first. */
export const loadOpenOrders = async (
  connection: Pick<Connection, 'service'>,
  shop: string,
): Promise<readonly Order[]> => {
  const orders: Order[] = []
  let after: WireQuery = {}
  while (orders.length < MAX_OPEN) {
    const { data } = await connection.service('orders').find({
      shop,
      status: { $in: ['received', 'preparing', 'ready'] },
      $sort: { createTime: 1 },
      $limit: PAGE,
      ...after,
    })
    orders.push(...data)
    const last = data.at(-1)
    if (!last || data.length < PAGE) break
    after = { $after: { createTime: last.createTime, _id: last._id } }
  }
  return orders
}

/** Returns the open orders of a shop, those to pay, and the last hundred that were completed and that were cancelled today. */
export const loadBoardOrders = async (
  connection: Pick<Connection, 'service'>,
  shop: Pick<Shop, '_id'> & BusinessClock,
  now: number,
): Promise<readonly Order[]> => {
  const today = (status: 'completed' | 'cancelled') =>
    connection.service('orders').find({
      shop: shop._id,
      status,
      createTime: { $gte: dayStart(now, shop) },
      $sort: { createTime: -1 },
      $limit: PAGE,
    })
  const [open, toPay, completed, cancelled] = await Promise.all([
    loadOpenOrders(connection, shop._id),
    connection
      .service('orders')
      .find({ shop: shop._id, status: 'toPay', $sort: { createTime: 1 }, $limit: PAGE }),
    today('completed'),
    today('cancelled'),
  ])
  return [...open, ...toPay.data, ...completed.data, ...cancelled.data]
}
