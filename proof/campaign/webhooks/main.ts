/**
 * Webhooks under kills: two servers on one PostgreSQL send what happens to one receiver, while guests order. The servers are killed in
 * the midst, one after another, and the receiver goes away and comes back. In the end it has taken everything that happened, nothing
 * that did not, and what happened to each bill in its order.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { firstOwner } from '../load/first-owner.ts'
import { startVisitors } from '../load/guests.ts'
import { Promises } from '../load/promises.ts'
import { openRestaurant } from '../load/restaurant.ts'
import { runCampaign } from '../run/campaign.ts'
import { startDatabase } from '../run/database.ts'
import { waitUntil } from '../run/wait-until.ts'
import { BuiltServer } from '../server/built-server.ts'
import { Sink } from './sink.ts'

const programs = ['postgres', 'initdb'].map((name) => ({ name, debianPackage: 'postgresql-15' }))
const kills = Number(process.env['CAMPAIGN_ROUNDS'] ?? 4)

/** What was to be sent, in the order of what happened. */
interface Stored {
  readonly id: string
  readonly type: string
  readonly subject: string
  readonly record: string
  readonly status: string
}

await runCampaign(programs, async (campaign) => {
  const { report } = campaign
  const sink = await Sink.start()
  const database = await startDatabase(campaign)
  const keys = { PAYMENT_KEY: randomBytes(32).toString('base64url') }
  const env = { DATABASE_URL: database, WEBHOOK_HOSTS: '127.0.0.1', ...keys }
  const start = (name: string) => BuiltServer.start(campaign, { name, env })
  const first = await start('server1')
  const owner = await firstOwner(first)
  const servers = [first, await start('server2')]
  const urls = servers.map(({ url }) => url)
  const restaurant = await openRestaurant(first.url, 0, owner)
  await restaurant.owner.create('webhooks', {
    name: 'POS',
    url: sink.url,
    shops: [restaurant.shop],
    events: ['order.placed', 'order.changed', 'order.status', 'stock.changed'],
    secret: `whsec_${randomBytes(32).toString('base64')}`,
  })
  const promises = new Promises()
  const guests = startVisitors(urls, restaurant, promises, 4)
  for (let kill = 0; kill < kills; kill += 1) {
    const killed = servers[kill % 2]!
    const before = sink.taken.length
    await waitUntil('webhooks are sent', () => sink.taken.length > before + 20, 120_000)
    await killed.kill()
    report.step(`${killed.name} is killed after ${sink.taken.length} calls`)
    if (kill % 2 === 1) {
      sink.stop()
      await sleep(3000)
      await sink.start()
      report.step('the receiver is back')
    }
    await killed.start()
  }
  await guests.stop()
  const client = new Client({ connectionString: database })
  await client.connect()
  const read = async () =>
    (
      await client.query<Stored>(
        'select _id as id, type, subject, record, status from webhook_deliveries order by seq',
      )
    ).rows
  await waitUntil(
    'everything is sent',
    async () => (await read()).every(({ status }) => status === 'sent'),
    300_000,
  )
  const stored = await read()
  await client.end()
  sink.stop()

  const arrivals = new Map<string, number>()
  for (const [at, { id }] of sink.taken.entries()) if (!arrivals.has(id)) arrivals.set(id, at)
  const known = new Map(stored.map((one) => [one.id, one]))
  const invented = sink.taken.filter(({ id, type, record }) => {
    const one = known.get(id)
    return one?.type !== type || one.record !== record
  })
  const lost = stored.filter(({ id }) => !arrivals.has(id))
  const placed = new Set(
    sink.taken.filter(({ type }) => type === 'order.placed').map(({ record }) => record),
  )
  const last = new Map<string, number>()
  let late = 0
  for (const { id, subject } of stored) {
    const at = arrivals.get(id) ?? Infinity
    if (at < (last.get(subject) ?? -1)) late += 1
    last.set(subject, Math.max(at, last.get(subject) ?? -1))
  }
  report.figure('orders', promises.orders.length)
  report.figure('events', stored.length)
  report.figure('calls that came again', sink.taken.length - arrivals.size)
  report.holds(
    'every order that was promised is told',
    promises.orders.every(({ id }) => placed.has(id)),
  )
  report.holds('nothing that was stored is lost', lost.length === 0, lost.length)
  report.holds('nothing is invented', invented.length === 0, invented.length)
  report.holds('what happened to each subject came in its order', late === 0, late)
})
