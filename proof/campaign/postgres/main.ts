/**
 * Three PostgreSQL under Patroni with etcd, HAProxy and PgBouncer, three servers, twelve callers that repeat their calls with
 * their keys. Nodes, servers and connections fail in turn; afterwards every promise must be in the database, once.
 * The control shows that the campaign would notice: without synchronous replication the same failure must lose orders.
 */
import { compare } from '../load/compare.ts'
import { startGuests } from '../load/guests.ts'
import { Promises } from '../load/promises.ts'
import { openRestaurant } from '../load/restaurant.ts'
import { runCampaign } from '../run/campaign.ts'
import { BuiltServer } from '../server/built-server.ts'
import { DatabaseCluster } from './cluster.ts'
import { failures } from './failures.ts'
import { loseByAsynchronousReplication } from './asynchronous-control.ts'
import { programs } from './programs.ts'

const members = 10

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** How often all failures are repeated. */
const rounds = Number(process.env['CAMPAIGN_ROUNDS'] ?? 1)

await runCampaign(programs, async (campaign) => {
  const { report } = campaign
  const cluster = await DatabaseCluster.start(campaign)
  report.step('three PostgreSQL, three etcd, HAProxy and PgBouncer run')
  const env = { DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.url }
  const start = (name: string, demo = false) => BuiltServer.start(campaign, { name, env, demo })
  const servers = [await start('server1', true), await start('server2'), await start('server3')]
  const urls = servers.map(({ url }) => url)
  const restaurant = await openRestaurant(urls[0] ?? '', members)
  report.step('three servers are ready')

  const promises = new Promises()
  const guests = await startGuests(urls, restaurant, promises)
  for (let round = 0; round < rounds; round += 1)
    for (const failure of failures(cluster, servers, promises)) {
      const before = promises.orders.length
      const from = performance.now()
      // Guests work until they are stopped: they are first only if a server refuses a call.
      await Promise.race([failure.run(), guests.working])
      const pause = promises.longestPause(from)
      report.step(
        `${failure.name}: ${promises.orders.length - before} orders, the longest pause ${Math.round(pause)} ms`,
      )
    }
  await guests.stop()
  report.figure('orders', promises.orders.length)
  report.figure('other acknowledged writes', promises.others)
  report.figure(
    'calls repeated without a response',
    sum(guests.callers.map(({ failed }) => failed.noResponse)),
  )
  report.figure(
    'calls repeated after `unavailable`',
    sum(guests.callers.map(({ failed }) => failed.unavailable)),
  )
  await compare(cluster.url, restaurant, promises, report)

  report.step('control: the same without synchronous replication')
  const control = await loseByAsynchronousReplication(cluster, urls, restaurant)
  report.figure('orders', control.acknowledged)
  report.holds(
    'the control loses acknowledged orders, or this campaign proves nothing',
    control.lost > 0,
    control.lost,
  )
})
