/**
 * A rush: 20 orders a second for five minutes (or RUSH_SECONDS) at a kitchen of two stations, after which each line of each bill
 * stands on one ticket, once. Then the display of a station with 200 open tickets, on a processor that is 4× slower: its frames
 * while nothing happens, which is the limit of this machine, and while tickets come and are done.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from '../../server/running-server.ts'
import type { Socket } from 'socket.io-client'
import { openCounter, signInAt } from '../browser/counter.ts'
import { framesWhile, observeFrames, reportFrames } from '../browser/frames.ts'
import { arrivals, quantile } from '../latency/arrivals.ts'
import { embeddedConnection } from '../server/embedded-connection.ts'
import { ask, openSockets } from '../server/socket.ts'
import { withServer } from '../server/with-server.ts'
import { cookedLines } from './cooked-lines.ts'
import { openStations, type Stations } from './stations.ts'

const rate = 20
const seconds = Number(process.env['RUSH_SECONDS'] ?? 300)
const open = 200
const slowdown = 4
const run = 12_000
/** Between two changes of the display, in ms. */
const pace = 200

const orderBy =
  ({ shop, dishes }: Stations, sockets: readonly Socket[]) =>
  (count: number) =>
    ask(sockets[count % sockets.length]!, 'create', 'tableSessions/create', {
      shop,
      type: 'takeAway',
      cart: [0, 1, 2].map((line) => ({
        id: String(line),
        product: dishes[(count + line * 3) % dishes.length],
        quantity: 1 + (count % 2),
      })),
      contactName: 'Mei',
      idempotencyKey: randomBytes(12).toString('hex'),
    })

const rush = async (stations: Stations, sockets: readonly Socket[], folder: string) => {
  const order = orderBy(stations, sockets)
  await arrivals(rate, 5_000, order)
  const took = await arrivals(rate, seconds * 1000, order)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(took, part).toFixed(0))
  console.log(`${took.length} orders in ${seconds} s: median ${p50}, p95 ${p95}, p99 ${p99} ms`)
  const { lines, tickets, missing, twice, wrong } = await cookedLines(
    embeddedConnection(folder),
    stations.shop,
  )
  const isMet = lines >= took.length * 3 && missing + twice + wrong === 0
  console.log(
    `${isMet ? 'ok  ' : 'FAIL'} ${lines} lines on ${tickets} tickets: ${missing} missing, ${twice} twice, ${wrong} in another quantity`,
  )
  if (!isMet) process.exitCode = 1
}

const bumpAll = async ({ shop, staff }: Stations): Promise<void> => {
  for (;;) {
    const query = { shop, status: 'open', $limit: 100 }
    const { data } = await ask<{ data: { _id: string }[] }>(staff, 'find', 'tickets', query)
    if (data.length === 0) return
    await Promise.all(
      data.map(({ _id }) => ask(staff, 'create', 'tickets/bump', { shop, ticket: _id }, {})),
    )
  }
}

const display = async (
  url: string,
  stations: Stations,
  sockets: readonly Socket[],
  folder: string,
): Promise<void> => {
  const { shop, wok } = stations
  const order = orderBy(stations, sockets)
  const openAtWok = async () => {
    const query = { shop, station: wok, status: 'open', $limit: 100 }
    return ask<{ total: number; data: { _id: string }[] }>(stations.staff, 'find', 'tickets', query)
  }
  for (let count = 0; (await openAtWok()).total < open; count += 1) await order(count)
  const context = await openCounter(join(folder, 'counter'))
  const page = await context.newPage()
  await signInAt(page, `${url}/console/${shop}/kitchen/${wok}`)
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  const throttle = await context.newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await observeFrames(page)
  await wait(2_000)
  reportFrames('nothing happens', await framesWhile(page, () => wait(run / 2)))
  const changes = async (): Promise<void> => {
    const until = performance.now() + run
    const { data: waiting } = await openAtWok()
    for (let at = 0; performance.now() < until; at += 1) {
      const ticket = waiting[at]?._id
      if (at % 2 === 0) await order(at)
      else if (ticket) await ask(stations.staff, 'create', 'tickets/bump', { shop, ticket }, {})
      await wait(pace)
    }
  }
  reportFrames('tickets come and are done', await framesWhile(page, changes))
  await context.close()
}

const measure = async (server: RunningServer, folder: string): Promise<void> => {
  const stations = await openStations(server.url)
  const sockets = await openSockets(server.url, 10)
  await rush(stations, sockets, folder)
  await bumpAll(stations)
  await display(server.url, stations, sockets, folder)
  for (const socket of [...sockets, stations.staff]) socket.close()
}

await withServer(measure)
