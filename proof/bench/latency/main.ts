/** Measures the latency of orders that arrive at random, at half of the maximum throughput. */
import { randomBytes } from 'node:crypto'
import { openDemoShop } from '../server/demo-shop.ts'
import { median, throughput } from '../server/throughput.ts'
import { ask, openSockets } from '../server/socket.ts'
import { withServer } from '../server/with-server.ts'
import { arrivals, quantile } from './arrivals.ts'

const ROUND_MS = 3_000
const RUN_MS = 15_000
const WORKERS = 10
const SOCKETS = 50

await withServer(async ({ url }) => {
  const { shop, dishes } = await openDemoShop(url)
  const sockets = await openSockets(url, SOCKETS)
  const order = (at: number) =>
    ask(sockets[at % SOCKETS]!, 'create', 'tableSessions/create', {
      shop,
      type: 'takeAway',
      cart: dishes.slice(0, 3).map((product, line) => ({ id: String(line), product, quantity: 1 })),
      contactName: 'Mei',
      idempotencyKey: randomBytes(12).toString('hex'),
    })
  await throughput(WORKERS, 2_000, order)
  const most: number[] = []
  for (let round = 0; round < 3; round++) most.push(await throughput(WORKERS, ROUND_MS, order))
  const half = median(most) / 2
  const took = await arrivals(half, RUN_MS, order)
  for (const socket of sockets) socket.close()
  console.log(
    `orders a second at most  ${median(most).toFixed(0)}; at half of it, ${took.length} orders in ${RUN_MS / 1000} s:`,
  )
  for (const [name, part] of [
    ['median', 0.5],
    ['p95', 0.95],
    ['p99', 0.99],
    ['longest', 1],
  ] as const)
    console.log(`${name.padEnd(8)} ${quantile(took, part).toFixed(1).padStart(7)} ms`)
})
