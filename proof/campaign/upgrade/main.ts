/**
 * The build of an earlier commit serves on two servers while this build migrates, then both serve beside each other,
 * then this one alone. Callers order, pay, redeem, claim, book and read lists all the time: nothing may be lost or there
 * twice, and no call may fail but with `unavailable`. `CAMPAIGN_FROM` names the commit, `CAMPAIGN_ROWS` how many rows
 * each table that grows has when it is migrated.
 */
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { compare } from '../load/compare.ts'
import { startGuests } from '../load/guests.ts'
import { Promises } from '../load/promises.ts'
import { openRestaurant } from '../load/restaurant.ts'
import { runCampaign } from '../run/campaign.ts'
import { waitUntil } from '../run/wait-until.ts'
import { BuiltServer } from '../server/built-server.ts'
import { openBook } from '../load/open-book.ts'
import { startBookers } from './bookers.ts'
import { startDatabase } from '../run/database.ts'
import { buildEarlier, earlierCommit, newMigrations } from './earlier-build.ts'
import { addRows } from './rows.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const rows = Number(process.env['CAMPAIGN_ROWS'] ?? 100_000)

/** Orders that are placed in each phase, at least. */
const ordersOfPhase = 200

/** The longest time without an order while the database is migrated, in ms. */
const longestPause = 3000

/** Prints what a server has logged as failures of its own. */
const printErrors = ({ name, process: { output } }: BuiltServer): void => {
  const failed = output.split('\n').filter((line) => line.includes('"level":50'))
  for (const line of failed.filter((each) => !each.includes('is stopping')).slice(-3))
    console.error(`${name}: ${line.slice(0, 2000)}`)
}

/** Sets by the new columns what the earlier build cannot: the callers of a campaign order for hundreds of phones. */
const liftLimits = async (connectionString: string, shop: string): Promise<void> => {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(
    'update shops set max_unpaid_per_device = $2, max_unpaid_per_address = $2 where _id = $1',
    [shop, 1_000_000],
  )
  await client.end()
}

const programs = [
  { name: 'postgres', debianPackage: 'postgresql-15' },
  { name: 'git', debianPackage: 'git' },
  { name: 'tar', debianPackage: 'tar' },
]

await runCampaign(programs, async (campaign) => {
  const { report, processes } = campaign
  const commit = earlierCommit()
  const migrations = newMigrations(commit)
  report.step(`building ${commit.slice(0, 8)}, which lacks ${migrations.length} migrations`)
  const checkout = buildEarlier(campaign, commit)
  const url = await startDatabase(campaign)
  const env = { DATABASE_URL: url }
  const start = (name: string, demo = false) =>
    BuiltServer.start(campaign, { name, env, demo, checkout })
  const servers = [await start('server1', true), await start('server2')]
  const urls = servers.map((server) => server.url)
  const restaurant = await openRestaurant(urls[0] ?? '', 6)
  await openBook(restaurant)
  report.step('two servers of the earlier build are ready')

  const promises = new Promises()
  const guests = await startGuests(urls, restaurant, promises)
  const bookers = startBookers(urls, restaurant)
  const refused = Promise.all([guests.working, bookers.working]).catch((error: unknown) => {
    for (const server of servers) printErrors(server)
    throw error
  })
  refused.catch(() => undefined)
  const phase = async (name: string, work: () => Promise<void>) => {
    const [before, from] = [promises.orders.length, performance.now()]
    await Promise.race([work(), refused])
    const pause = Math.round(promises.longestPause(from))
    report.step(`${name}: ${promises.orders.length - before} orders, the longest pause ${pause} ms`)
    return pause
  }
  const moreOrders = async () => {
    const wanted = promises.orders.length + ordersOfPhase
    const isDone = () => promises.orders.length >= wanted
    await waitUntil('more orders', isDone, 300_000)
  }
  await phase('the earlier build', moreOrders)
  await phase(`adding ${rows} rows to each table`, () => addRows(url, rows))

  const pause = await phase('migrating', async () => {
    const migrating = processes.start(
      'migrate',
      process.execPath,
      ['apps/server/dist/migrate.js'],
      {
        cwd: root,
        env,
      },
    )
    await waitUntil('the database is migrated', () => migrating.hasEnded, 600_000)
    for (const line of migrating.output.trim().split('\n')) report.step(`  ${line}`)
  })
  await liftLimits(url, restaurant.shop)
  await phase('the earlier build on the new schema', moreOrders)
  for (const server of servers) {
    await phase(`${server.name} is replaced`, () => server.replace(root))
    await phase('orders after that', moreOrders)
  }
  await Promise.all([guests.stop(), bookers.stop()])

  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows: run } = await client.query('select 1 from drizzle.__drizzle_migrations')
  const { rows: stored } = await client.query<{ _id: string }>(
    'select _id from reservations where shop = $1',
    [restaurant.shop],
  )
  await client.end()
  const failed = guests.callers.map((caller) => caller.failed)
  const total = (kind: 'noResponse' | 'unavailable') =>
    failed.reduce((sum, one) => sum + one[kind], 0)
  report.figure('migrations', run.length)
  report.figure('orders', promises.orders.length)
  report.figure('other acknowledged writes', promises.others + bookers.booked.length)
  report.figure('lists that were read', bookers.listsRead())
  report.figure('calls repeated without a response', total('noResponse'))
  report.figure('calls repeated after `unavailable`', total('unavailable'))
  report.holds('there was something to migrate', migrations.length > 0, migrations.length)
  report.holds('no call failed but with `unavailable`', true)
  report.holds(
    `while migrating, no ${longestPause} ms passed without an order`,
    pause < longestPause,
    `${pause} ms`,
  )
  const ids = new Set(stored.map(({ _id }) => _id))
  const lost = bookers.booked.filter((id) => !ids.has(id)).length
  report.holds('no reservation is lost', lost === 0, lost)
  const twice = ids.size - bookers.booked.length
  report.holds('no reservation is there twice', twice === 0, twice)
  await compare(url, restaurant, promises, report)
})
