import type { Connection } from '../connection/connection.ts'

/** How many of a member's last orders are looked at. */
const MOST = 20

/** Returns the products that a member ordered in a shop, on any device, the last first; a set counts, what is in it does not. */
export const findOrderedDishes = async (
  { service }: Pick<Connection, 'service'>,
  user: string,
  shop: string,
): Promise<readonly string[]> => {
  const { data } = await service('tableSessions').find({
    user,
    status: { $in: ['ongoing', 'toPay', 'done'] },
    $sort: { createTime: -1 },
    $limit: MOST,
  })
  const ordered = data
    .filter((session) => session.shop === shop)
    .flatMap(({ products }) => products.toReversed())
    .filter(({ fromProduct, status }) => fromProduct === undefined && status !== 'cancel')
  return [...new Set(ordered.flatMap(({ product }) => product ?? []))]
}
