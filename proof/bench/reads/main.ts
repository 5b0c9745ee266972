/**
 * Measures round trips per second of a service's `get` over sockets, next to a bare socket.io server in its own process
 * that responds with the same bytes. The rounds of both alternate.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDemoShop } from '../server/demo-shop.ts'
import { median, throughput } from '../server/throughput.ts'
import { ask, openSockets } from '../server/socket.ts'
import { withServer } from '../server/with-server.ts'

const ROUND_MS = 2_500
const ROUNDS = 3
const SOCKETS = 8
const WORKERS = 32
/** The least part of the echo's round trips that a read of a whole record makes. */
const LEAST = 0.6

const startEcho = async (payload: unknown) => {
  const child = fork(fileURLToPath(new URL('echo-server.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PAYLOAD: JSON.stringify(payload) },
  })
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

await withServer(async ({ url }) => {
  const { shop, dishes } = await openDemoShop(url)
  const sockets = await openSockets(url, SOCKETS)
  const socketOf = (worker: number) => sockets[worker % SOCKETS]!
  const record = await ask(socketOf(0), 'get', 'products', dishes[0])
  const echo = await startEcho(record)
  const bare = await openSockets(echo.url, SOCKETS, { path: '/echo' })
  const operations = {
    'bare socket.io echo': (worker: number) =>
      ask(bare[worker % SOCKETS]!, 'get', 'products', dishes[0]),
    'get products/{id}': (worker: number) => ask(socketOf(worker), 'get', 'products', dishes[0]),
    'get products/{id}, two fields': (worker: number) =>
      ask(socketOf(worker), 'get', 'products', dishes[0], { $select: ['name', 'price'] }),
    'get products/{id}, populated': (worker: number) =>
      ask(socketOf(worker), 'get', 'products', dishes[0], { $populate: ['category'] }),
    'get shops/{id}': (worker: number) => ask(socketOf(worker), 'get', 'shops', shop),
  }
  const figures = new Map<string, number[]>()
  for (const operation of Object.values(operations)) await throughput(WORKERS, 700, operation)
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, operation] of Object.entries(operations))
      figures.set(name, [
        ...(figures.get(name) ?? []),
        await throughput(WORKERS, ROUND_MS, operation),
      ])
  const limit = median(figures.get('bare socket.io echo') ?? [])
  console.log(`round trips a second, ${WORKERS} at once on ${SOCKETS} sockets`)
  for (const [name, values] of figures) {
    const value = median(values)
    const ratio = (value / limit).toFixed(2)
    console.log(`${name.padEnd(30)} ${value.toFixed(0).padStart(7)}   ${ratio} of the echo`)
  }
  const whole = median(figures.get('get products/{id}') ?? []) / limit
  console.log(
    `get products/{id}: at least ${LEAST} of the echo → ${whole >= LEAST ? 'holds' : 'FAILS'}`,
  )
  if (whole < LEAST) process.exitCode = 1
  for (const socket of [...sockets, ...bare]) socket.close()
  echo.stop()
})
