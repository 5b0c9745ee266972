/**
 * Orders one counted dish of a shop while many phones show its menu, and compares what was promised with what is stored and
 * shown. First a rush, then an evening: `CAMPAIGN_MINUTES=25` for the whole of it, one minute by default.
 * `CAMPAIGN_SHARE=0.1` makes both smaller, and `CAMPAIGN_BUILT=<folder>` takes the figures of the build of another checkout
 * first. The limits are for two cores that do nothing else; phones and guests run on them too.
 */
import { compareOrders } from '../load/compare.ts'
import { Promises } from '../load/promises.ts'
import { openRestaurant, type Restaurant, stock } from '../load/restaurant.ts'
import { readStored } from '../load/stored.ts'
import { type Campaign, runCampaign } from '../run/campaign.ts'
import { startDatabase } from '../run/database.ts'
import { processorOf } from '../run/processor-of.ts'
import { waitUntil } from '../run/wait-until.ts'
import { BuiltServer } from '../server/built-server.ts'
import { openAudience } from './audience.ts'
import { orderAtRate, seatGuests } from './orders.ts'

const programs = ['postgres', 'initdb'].map((name) => ({ name, debianPackage: 'postgresql-15' }))

const share = Number(process.env['CAMPAIGN_SHARE'] ?? 1)
const minutes = Number(process.env['CAMPAIGN_MINUTES'] ?? 1)

interface Load {
  readonly name: string
  readonly phones: number
  readonly perSecond: number
  readonly forMs: number
  /** What the 99th of 100 orders may take, in ms. */
  readonly limit: number
}

const loads: readonly Load[] = [
  { name: 'rush', phones: 3000, perSecond: 100, forMs: 30_000, limit: 300 },
  { name: 'evening', phones: 300, perSecond: 5, forMs: minutes * 60_000, limit: 100 },
]

/** Twenty orders for each guest, so that no table's session grows beyond what guests eat. */
const guestsFor = ({ perSecond, forMs }: Load): number =>
  Math.ceil((perSecond * share * forMs) / 1000 / 20)

const run = async (
  { campaign, server, judges }: { campaign: Campaign; server: BuiltServer; judges: boolean },
  restaurant: Restaurant,
  promises: Promises,
  load: Load,
): Promise<void> => {
  const { report } = campaign
  const phones = Math.round(load.phones * share)
  const perSecond = load.perSecond * share
  report.step(`${load.name}: ${phones} phones, ${perSecond} orders a second`)
  const guests = await seatGuests(server.url, restaurant, guestsFor(load))
  const audience = await openAudience(campaign, server.url, restaurant, phones)
  report.step('all are seated, and all phones listen')
  const before = processorOf(server.process.pid)
  const times = await orderAtRate(guests, restaurant, promises, { perSecond, forMs: load.forMs })
  const used = (processorOf(server.process.pid) - before) / times.length
  const at = (part: number) => Math.round(times[Math.ceil(part * times.length) - 1] ?? 0)
  report.figure('an order takes, of 100 the 50th and the 99th', `${at(0.5)} ms, ${at(0.99)} ms`)
  report.figure('the server’s processor for each', `${used.toFixed(1)} ms`)
  const left = String(stock.portions - promises.orders.length)
  const last = await waitUntil('every phone shows the final stock', async () => {
    const shown = await audience.quantities()
    return shown[left] === phones ? phones : undefined
  }).catch(async () => (await audience.quantities())[left] ?? 0)
  audience.close()
  for (const { caller } of guests) caller.close()
  const due = Math.floor((perSecond * load.forMs) / 1000)
  report.figure('orders acknowledged, of those that were due', `${times.length} of ${due}`)
  if (!judges) return
  report.holds(`${load.name}: every order is acknowledged`, times.length === due, times.length)
  report.holds(`p99 of ${load.name} at most ${load.limit} ms`, at(0.99) <= load.limit, at(0.99))
  report.holds('every phone shows the final stock', last === phones, `${last} of ${phones}`)
}

/** Both loads on a server of its own. */
const runBuild = async (
  campaign: Campaign,
  databaseUrl: string,
  name: string,
  checkout?: string,
): Promise<void> => {
  const { report } = campaign
  const server = await BuiltServer.start(campaign, {
    name,
    env: { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' },
    demo: true,
    ...(checkout ? { checkout } : {}),
  })
  const restaurant = await openRestaurant(server.url, 0)
  const promises = new Promises()
  const judges = checkout === undefined
  for (const load of loads) await run({ campaign, server, judges }, restaurant, promises, load)
  const { orders, portionsSold } = await readStored(databaseUrl, restaurant)
  const { lost, twice, gaps } = compareOrders(promises.orders, orders)
  report.holds('no acknowledged order is lost', lost === 0, lost)
  report.holds('no order is there twice', twice === 0, twice)
  report.holds('no order number is missing or repeated', gaps === 0, gaps)
  const sold = `${portionsSold} of ${orders.length}`
  report.holds('the stock taken is that of the orders', portionsSold === orders.length, sold)
  await server.stop()
}

await runCampaign(programs, async (campaign) => {
  const databaseUrl = await startDatabase(campaign)
  const earlier = process.env['CAMPAIGN_BUILT']
  if (earlier) {
    campaign.report.step(`the build of ${earlier}`)
    await runBuild(campaign, databaseUrl, 'earlier', earlier)
    campaign.report.step('this build')
  }
  await runBuild(campaign, databaseUrl, 'server')
})
