/**
 * Measures orders per second over sockets on the embedded PostgreSQL, next to bare transactions that insert the same
 * rows over as many connections. The rounds of both alternate. The shop has no printer in use then; what orders are with one, whose
 * slips the same server draws, comes last.
 */
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openDemoShop } from '../server/demo-shop.ts'
import { embeddedConnection } from '../server/embedded-connection.ts'
import { ask, openSockets } from '../server/socket.ts'
import { median, throughput } from '../server/throughput.ts'
import { withServer } from '../server/with-server.ts'
import { openBareOrders } from './bare-orders.ts'

const ROUND_MS = 4_000
const ROUNDS = 3
const WORKERS = 10
const LIMIT = 0.5

await withServer(async ({ url }, dataFolder) => {
  const { shop, dishes } = await openDemoShop(url)
  const sockets = await openSockets(url, WORKERS)
  const order = (worker: number) =>
    ask<{ _id: string }>(sockets[worker]!, 'create', 'tableSessions/create', {
      shop,
      type: 'takeAway',
      cart: dishes.slice(0, 3).map((product, line) => ({ id: String(line), product, quantity: 1 })),
      contactName: 'Mei',
      idempotencyKey: randomBytes(12).toString('hex'),
    })
  const connection = embeddedConnection(dataFolder)
  const database = new Client(connection)
  await database.connect()
  const { rows: printers } = await database.query<{ _id: string }>(
    `update printers set status = 'disabled' where coalesce(status, 'active') = 'active' and shop = $1 returning _id`,
    [shop],
  )
  const { _id: session } = await order(0)
  const bare = await openBareOrders(connection, session, WORKERS)
  await throughput(WORKERS, 1_500, order)
  const placed: number[] = []
  const written: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    placed.push(await throughput(WORKERS, ROUND_MS, order))
    written.push(await throughput(WORKERS, ROUND_MS, bare.place))
  }
  const oneAtATime = await throughput(1, ROUND_MS, order)
  await bare.close()
  const ids = printers.map(({ _id }) => _id)
  await database.query('update printers set status = null where shop = $1 and _id = any($2)', [
    shop,
    ids,
  ])
  await database.end()
  const printed = await throughput(WORKERS, ROUND_MS, order)
  for (const socket of sockets) socket.close()
  const ratio = median(placed) / median(written)
  console.log(`orders a second, ${WORKERS} at once        ${median(placed).toFixed(0)}`)
  console.log(`bare transactions of the same rows  ${median(written).toFixed(0)}`)
  console.log(`orders a second, one at a time      ${oneAtATime.toFixed(0)}`)
  console.log(`orders a second, with ${printers.length} printer     ${printed.toFixed(0)}`)
  const isMet = ratio >= LIMIT
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ratio ${ratio.toFixed(2)} ≥ ${LIMIT}`)
  if (!isMet) process.exitCode = 1
})
