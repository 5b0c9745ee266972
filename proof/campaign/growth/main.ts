/**
 * A chain after two years: 10 million orders, 10,000 shops and 1 million members, made by SQL. Every list that the contract
 * allows, the screens of the apps, jobs and metrics are called on a tenth of it and on all, and PostgreSQL tells what each
 * statement really did: none may read a table that grows from start to end, or many more rows than it returns, and a call
 * takes as long as on the tenth. `CAMPAIGN_ORDERS=1000000` makes a smaller one.
 */
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Campaign, runCampaign } from '../run/campaign.ts'
import { startDatabase } from '../run/database.ts'
import { BuiltServer } from '../server/built-server.ts'
import { samplesOf } from './calls.ts'
import { fillUpTo } from './fill.ts'
import { fills } from './fills.ts'
import { judge, type Measured, measure } from './measure.ts'
import { gigabytesFor, type Sizes, sizesOf } from './numbers.ts'
import { openPeople } from './people.ts'
import { PlanLog } from './plans.ts'

const programs = ['postgres', 'initdb'].map((name) => ({ name, debianPackage: 'postgresql-15' }))

const metricsToken = 'the-secret-of-the-metrics-of-a-campaign'

const settings = {
  fsync: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  shared_buffers: '1GB',
  autovacuum: 'off',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_min_duration': '-1',
  session_preload_libraries: 'auto_explain',
}

const noSizes: Sizes = { orders: 0, sessions: 0, members: 1, shops: 0 }

const checkDisk = ({ folder, report }: Campaign, sizes: Sizes): void => {
  const { bavail, bsize } = statfsSync(folder)
  const [needed, free] = [gigabytesFor(sizes), (bavail * bsize) / 1e9]
  report.figure(
    'gigabytes needed on the disk, and free',
    `${needed.toFixed(1)}, ${free.toFixed(1)}`,
  )
  if (free < needed) throw new Error('The disk is too small: CAMPAIGN_ORDERS makes fewer orders.')
}

await runCampaign(programs, async (campaign) => {
  const { folder, report } = campaign
  const all = sizesOf(Number(process.env['CAMPAIGN_ORDERS'] ?? 10_000_000))
  checkDisk(campaign, all)
  const url = await startDatabase(campaign, settings)
  const env = { DATABASE_URL: url, METRICS_TOKEN: metricsToken }
  const server = await BuiltServer.start(campaign, { name: 'server', env, demo: true })
  const people = await openPeople(server)
  await server.stop()

  const { restaurant, session, printer } = people
  const largest = {
    shop: restaurant.shop,
    member: restaurant.members[0]?.user ?? '',
    product: restaurant.dish,
    session,
    printer: printer._id,
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  const slots = ['idempotency_claims_0', 'idempotency_claims_1']
  const tables = ['products', ...slots, ...fills(all, largest).map(({ table }) => table)]
  const log = new PlanLog(join(folder, 'postgres.log'), new Set(tables))
  const sizes = [sizesOf(all.orders / 10), all]
  const measured: Measured[] = []
  for (const [at, size] of sizes.entries()) {
    await fillUpTo(client, report, largest, sizes[at - 1] ?? noSizes, size, all)
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    )
    report.figure(`the database with ${size.orders} orders`, rows[0]?.size ?? '')
    await client.query(`alter database comanda set auto_explain.log_min_duration = 0`)
    log.skip()
    await server.start()
    measured.push(await measure({ report, log, server, metricsToken }, await samplesOf(people)))
    await server.stop()
    await client.query(`alter database comanda reset auto_explain.log_min_duration`)
  }
  await client.end()
  judge(report, measured, all.shops)
})
