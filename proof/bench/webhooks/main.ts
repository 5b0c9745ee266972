/**
 * Measures webhooks: how many a second one server sends to a receiver on loopback; what orders are beside that, in pairs of slices with and
 * without; and how long a receiver that was away waits for all that has happened, in its order. Then what the check of a key costs a call.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openDemoShop } from '../server/demo-shop.ts'
import { embeddedConnection } from '../server/embedded-connection.ts'
import { ask, openSockets } from '../server/socket.ts'
import { median, throughput } from '../server/throughput.ts'
import { withServer } from '../server/with-server.ts'
import { waiting, writeEvents } from './events.ts'
import { checkOfKeys } from './keys.ts'
import { Sink } from './sink.ts'

/** How many events have happened while the receiver was away. */
const AWAY = Number(process.env['BENCH_EVENTS'] ?? 100_000)
const RATE_MS = 6_000
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 6)
const SLICE_MS = 3_000
/** Orders of the slices: so many a second, at even moments. */
const ORDERS = 60

const LEAST_A_SECOND = 1_000
const MOST_SLOWER = 0.05
/** In ms, until everything is there after a return; a receiver that is back is found within the longest pause. */
const MOST_RETURN = 600_000
const LONGEST_PAUSE = 120_000
const MOST_KEY_CHECK = 50

const report = (isMet: boolean, text: string): void => {
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${text}`)
  if (!isMet) process.exitCode = 1
}

const best = (figures: readonly number[]): number => Math.min(...figures)

let sink = await Sink.start()
process.env['WEBHOOK_HOSTS'] = '127.0.0.1'
await withServer(async ({ url }, dataFolder) => {
  const { shop, dishes, asOwner } = await openDemoShop(url)
  const sockets = await openSockets(url, 10)
  const place = (worker: number) =>
    ask<{ _id: string }>(sockets[worker % 10]!, 'create', 'tableSessions/create', {
      shop,
      type: 'takeAway',
      cart: dishes.slice(0, 3).map((product, line) => ({ id: String(line), product, quantity: 1 })),
      contactName: 'Mei',
      idempotencyKey: randomBytes(12).toString('hex'),
    })
  const client = new Client(embeddedConnection(dataFolder))
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`update printers set status = 'disabled' where shop = $1`, [shop])
  await throughput(10, 3_000, place)
  const { _id: webhook } = await asOwner<{ _id: string }>('POST', 'webhooks', {
    name: 'POS',
    url: `http://127.0.0.1:${sink.port}/hook`,
    shops: [shop],
    events: ['order.changed'],
    secret: `whsec_${randomBytes(32).toString('base64')}`,
  })

  const write = (count: number) => writeEvents(client, webhook, shop, count)
  const drained = async (): Promise<void> => {
    while ((await waiting(client)) > 0) await sleep(100)
  }
  /** Takes away what nobody needs any more, and waits for calls that are under way. */
  const forget = async (): Promise<void> => {
    await client.query(`delete from webhook_deliveries where status = 'waiting'`)
    for (let before = -1, now = 0; before !== now; now = await sink.count()) {
      before = now
      await sleep(500)
    }
  }

  // As fast as it can: some are sent first, so that everything is warm.
  await write(2_000)
  await drained()
  await write(40_000)
  while ((await sink.count()) < 2_500) await sleep(20)
  const before = await sink.count()
  const start = performance.now()
  await sleep(RATE_MS)
  const rate = (((await sink.count()) - before) * 1000) / (performance.now() - start)
  report(rate >= LEAST_A_SECOND, `webhooks a second ${rate.toFixed(0)} ≥ ${LEAST_A_SECOND}`)
  await forget()

  const slice = async (): Promise<{ took: number; most: number }> => {
    const took: number[] = []
    const all: Promise<unknown>[] = []
    const begin = performance.now()
    for (let at = 0; at < (ORDERS * SLICE_MS) / 1000; at += 1) {
      await sleep(Math.max(0, begin + (at * 1000) / ORDERS - performance.now()))
      const began = performance.now()
      all.push(place(at).then(() => took.push(performance.now() - began)))
    }
    await Promise.all(all)
    const sorted = took.toSorted((a, b) => a - b)
    return { took: median(sorted), most: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
  }
  const quiet: number[] = []
  const beside: number[] = []
  const sent: number[] = []
  const quietPlaced: number[] = []
  const besidePlaced: number[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    await sleep(2_500)
    quiet.push((await slice()).took)
    quietPlaced.push(await throughput(10, SLICE_MS, place))
    await write(30_000)
    const first = await sink.count()
    while ((await sink.count()) === first) await sleep(10)
    const [from, began] = [await sink.count(), performance.now()]
    beside.push((await slice()).took)
    besidePlaced.push(await throughput(10, SLICE_MS, place))
    sent.push((((await sink.count()) - from) * 1000) / (performance.now() - began))
    await forget()
  }
  const slower = best(beside) / best(quiet) - 1
  console.log(`webhooks a second beside orders       ${median(sent).toFixed(0)}`)
  console.log(
    `orders, all that can be, a second     ${Math.max(...quietPlaced).toFixed(0)} quiet, ${Math.max(...besidePlaced).toFixed(0)} beside webhooks`,
  )
  report(
    slower <= MOST_SLOWER,
    `an order, ${ORDERS} a second: ${best(quiet).toFixed(2)} ms, beside webhooks ${best(beside).toFixed(2)} ms (${(100 * slower).toFixed(1)} % ≤ ${100 * MOST_SLOWER} %)`,
  )

  await sink.ids()
  const { port } = sink
  await sink.stop()
  await write(AWAY)
  const failing = `select failures >= 3 as is from webhooks where _id = $1`
  while (!(await client.query<{ is: boolean }>(failing, [webhook])).rows[0]?.is) await sleep(100)
  sink = await Sink.start(port)
  // As after the longest pause, which is added.
  await client.query(`update webhooks set next_time = now() where _id = $1`, [webhook])
  await client.query(`update webhook_deliveries set due_time = now() where status = 'waiting'`)
  const back = performance.now()
  while ((await sink.count()) < AWAY) await sleep(250)
  const took = performance.now() - back
  const { rows } = await client.query<{ _id: string; subject: string; seq: string }>(
    'select _id, subject, seq from webhook_deliveries where xact < 0',
  )
  const known = new Map(rows.map((row) => [row._id, row]))
  const last = new Map<string, number>()
  let late = 0
  for (const id of await sink.ids()) {
    const { subject = '', seq = '' } = known.get(id) ?? {}
    if (Number(seq) <= (last.get(subject) ?? -1)) late += 1
    last.set(subject, Number(seq))
  }
  report(late === 0, `${AWAY} after an absence: ${late} not in the order of their subject`)
  report(
    LONGEST_PAUSE + took <= MOST_RETURN,
    `${AWAY} after an absence in ${(took / 1000).toFixed(0)} s and the longest pause ≤ ${MOST_RETURN / 1000} s`,
  )
  await client.end()

  const key = await checkOfKeys(url, shop, asOwner)
  console.log(
    `a call by nobody and by a key         ${key.none.toFixed(0)} µs, ${key.withKey.toFixed(0)} µs`,
  )
  report(
    key.check <= MOST_KEY_CHECK,
    `the check of a key ${key.check.toFixed(1)} µs ≤ ${MOST_KEY_CHECK} µs`,
  )
  for (const socket of sockets) socket.close()
})
await sink.stop()
