/**
 * Backup and restore to a moment: a base backup and a WAL archive, as docs/operations/chain.md describes them. Orders are
 * placed before the base backup, after it, and after the moment to restore to; then the database is lost. The restored one
 * has every order until the moment and none after it, and orders go on.
 */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compareOrders } from '../load/compare.ts'
import { startVisitors } from '../load/guests.ts'
import { Promises } from '../load/promises.ts'
import { openRestaurant, type Restaurant } from '../load/restaurant.ts'
import { readOrders, readStored } from '../load/stored.ts'
import { type Campaign, runCampaign } from '../run/campaign.ts'
import { waitUntil } from '../run/wait-until.ts'
import { BuiltServer } from '../server/built-server.ts'
import { SinglePostgres } from './single-postgres.ts'

const programs = ['postgres', 'initdb', 'pg_basebackup'].map((name) => ({
  name,
  debianPackage: 'postgresql-15',
}))

const serve = (campaign: Campaign, name: string, database: SinglePostgres) =>
  BuiltServer.start(campaign, { name, env: { DATABASE_URL: database.url }, demo: true })

/** Places orders until there are so many more, and returns them all. */
const placeOrders = async (
  url: string,
  restaurant: Restaurant,
  promises: Promises,
  more: number,
) => {
  const wanted = promises.orders.length + more
  const guests = startVisitors([url], restaurant, promises, 4)
  await Promise.race([
    waitUntil('orders are placed', () => promises.orders.length >= wanted, 120_000),
    guests.working,
  ])
  await guests.stop()
}

await runCampaign(programs, async (campaign) => {
  const { folder, report } = campaign
  const database = await SinglePostgres.create(campaign, 'first')
  const server = await serve(campaign, 'server1', database)
  const restaurant = await openRestaurant(server.url, 1)
  const promises = new Promises()

  await placeOrders(server.url, restaurant, promises, 50)
  const backup = join(folder, 'first', 'backup')
  database.baseBackup(backup)
  report.step(`a base backup after ${promises.orders.length} orders`)
  await placeOrders(server.url, restaurant, promises, 50)
  const moment = await database.now()
  const until = [...promises.orders]
  await sleep(50)
  report.step(`the moment to restore to: ${moment}, after ${until.length} orders`)
  await placeOrders(server.url, restaurant, promises, 50)
  await database.archiveNow()
  await server.stop()
  await database.destroy()
  report.step(`the database is lost after ${promises.orders.length} orders`)

  const from = performance.now()
  const restored = await SinglePostgres.restore(
    campaign,
    'second',
    backup,
    database.archive,
    moment,
  )
  report.figure('restored in, seconds', ((performance.now() - from) / 1000).toFixed(1))
  const { lost, twice, gaps } = compareOrders(
    until,
    await readOrders(restored.url, restaurant.shop),
  )
  report.holds('every order until the moment is there', lost === 0, lost)
  report.holds('no order after it is', twice === 0, twice)
  report.holds('no order number is missing or repeated', gaps === 0, gaps)
  const again = await serve(campaign, 'server2', restored)
  const later = new Promises()
  await placeOrders(again.url, restaurant, later, 20)
  const stored = await readStored(restored.url, restaurant)
  const all = compareOrders([...until, ...later.orders], stored.orders)
  report.holds('orders go on, with the next numbers', all.lost + all.twice + all.gaps === 0)
  report.holds(
    'portions sold are those ordered',
    stored.portionsSold === stored.orders.length,
    stored.portionsSold,
  )
})
