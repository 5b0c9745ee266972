import { compareOrders } from '../load/compare.ts'
import { startVisitors } from '../load/guests.ts'
import { Promises } from '../load/promises.ts'
import type { Restaurant } from '../load/restaurant.ts'
import { readOrders } from '../load/stored.ts'
import { waitUntil } from '../run/wait-until.ts'
import type { DatabaseCluster } from './cluster.ts'

const visitors = 12

/** Orders that are acknowledged after the primary stops sending to its standbys. */
const unsent = 100

/**
 * Turns synchronous replication off and kills the primary with orders that it has not sent to a standby. Returns how
 * many orders were acknowledged since, and how many of them are lost.
 */
export const loseByAsynchronousReplication = async (
  cluster: DatabaseCluster,
  urls: readonly string[],
  restaurant: Restaurant,
): Promise<{ acknowledged: number; lost: number }> => {
  // A standby that is far behind would not be promoted: the loss would only be smaller, not absent.
  await cluster.configure({ synchronous_mode: false, maximum_lag_on_failover: 1_073_741_824 })
  await cluster.isComplete(false)
  const primary = await cluster.primary()
  const promises = new Promises()
  const guests = startVisitors(urls, restaurant, promises, visitors)
  const moreOrders = (count: number) => {
    const wanted = promises.orders.length + count
    return waitUntil(`${count} more orders`, () => promises.orders.length >= wanted, 120_000)
  }
  await moreOrders(50)
  if (primary.stopSending() === 0) throw new Error('the primary sends to no standby')
  await moreOrders(unsent)
  primary.powerCut()
  await cluster.hasPrimaryOtherThan(primary)
  await moreOrders(50)
  await guests.stop()
  const { lost } = compareOrders(promises.orders, await readOrders(cluster.url, restaurant.shop))
  return { acknowledged: promises.orders.length, lost }
}
