/**
 * Measures payments settled per second: signed notifications of a bank over HTTP until they are acknowledged, next to bare
 * transactions that write the same rows. Then the sweeper: how fast it queries the provider of 10,000 pending attempts that
 * are due, and what others feel of it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Socket } from 'socket.io-client'
import { openDemoShop } from '../server/demo-shop.ts'
import { embeddedConnection } from '../server/embedded-connection.ts'
import { ask, openSockets } from '../server/socket.ts'
import { median, throughput } from '../server/throughput.ts'
import { withServer } from '../server/with-server.ts'
import { openBarePayments } from './bare-payments.ts'
import { beginPayment, type FpsPayment, notify } from './fps-payments.ts'
import { notQueried, writePendingAttempts } from './pending-payments.ts'
import { openSlowProvider } from './slow-provider.ts'

const WORKERS = 10
const ROUNDS = 3
const PAYMENTS = 300
const BARE_MS = 3_000
const LEAST_RATIO = 0.2

/** How many attempts are due, and how long the provider takes for each, in ms. */
const DUE = Number(process.env['BENCH_ATTEMPTS'] ?? 10_000)
const PROVIDER_MS = 50
/** No provider is called more often at once. */
const MOST_AT_ONCE = 20
/** How long the 99th of 100 orders of others may take while the sweeper works, in ms. */
const LONGEST_ORDER = 250

/** Runs work on each item, by a number of workers. Returns the items per second. */
const each = async <T>(items: readonly T[], work: (one: T, worker: number) => Promise<unknown>) => {
  const waiting = items.values()
  const start = performance.now()
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      for (const one of waiting) await work(one, worker)
    }),
  )
  return (items.length * 1000) / (performance.now() - start)
}

const report = (isMet: boolean, text: string): void => {
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${text}`)
  if (!isMet) process.exitCode = 1
}

const transactionsOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select xact_commit::int as count from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

/** Places orders at random moments, five a second, until the work ends. Returns how long they took, in ms, in order. */
const ordersDuring = async (
  order: () => Promise<unknown>,
  work: Promise<unknown>,
): Promise<readonly number[]> => {
  const took: number[] = []
  const over = new AbortController()
  const ended = work.finally(() => over.abort())
  while (!over.signal.aborted) {
    const start = performance.now()
    await order()
    took.push(performance.now() - start)
    await sleep(Math.random() * 400)
  }
  await ended
  return took.toSorted((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const provider = await openSlowProvider(PROVIDER_MS)
process.env['PAYMENT_SANDBOX_URL'] = provider.url
await withServer(async ({ url }, dataFolder) => {
  const { shop, dishes } = await openDemoShop(url)
  const sockets = await openSockets(url, WORKERS)
  const begin = (worker: number) => beginPayment(sockets[worker] as Socket, shop, dishes)
  const settings = embeddedConnection(dataFolder)
  const client = new Client(settings)
  // The database ends with the server, also after a failure.
  client.on('error', () => undefined)
  await client.connect()

  const sample = await begin(0)
  await notify(url, sample)
  const bare = await openBarePayments(settings, sample, WORKERS)
  const settled: number[] = []
  const written: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const begun: FpsPayment[] = []
    await each(Array.from({ length: PAYMENTS }), async (_, worker) =>
      begun.push(await begin(worker)),
    )
    const rate = await each(begun, (one) => notify(url, one))
    const least = await throughput(WORKERS, BARE_MS, bare.settle)
    // The first round is a rehearsal.
    if (round > 0) settled.push(rate)
    if (round > 0) written.push(least)
  }
  await bare.close()
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from payment_attempts where status = 'paid' and account = (select account from payment_attempts where _id = $1)`,
    [sample.attempt],
  )
  const ratio = median(settled) / median(written)
  console.log(`payments settled a second, ${WORKERS} at once  ${median(settled).toFixed(0)}`)
  console.log(`bare transactions of the same rows    ${median(written).toFixed(0)}`)
  report(ratio >= LEAST_RATIO, `ratio ${ratio.toFixed(2)} ≥ ${LEAST_RATIO}`)
  const expected = 1 + (ROUNDS + 1) * PAYMENTS + WORKERS
  report(rows[0]?.count === expected, `${rows[0]?.count} of ${expected} attempts are paid`)

  const order = () =>
    ask(sockets[0] as Socket, 'create', 'tableSessions/create', {
      shop,
      type: 'takeAway',
      cart: [{ id: '0', product: dishes[0], quantity: 1 }],
      contactName: 'Mei',
    })
  const alone = await ordersDuring(order, sleep(5_000))
  const pending = await begin(0)
  await writePendingAttempts(client, pending, DUE)
  await client.query('analyze payment_attempts, table_sessions')
  const before = await transactionsOf(client)
  const start = performance.now()
  const isDone = async (): Promise<void> => {
    while ((await notQueried(client)) > 0) await sleep(250)
  }
  const beside = await ordersDuring(order, isDone())
  const seconds = (performance.now() - start) / 1000
  const transactions = (await transactionsOf(client)) - before
  console.log(
    `${DUE} pending attempts queried in ${seconds.toFixed(1)} s, ${(DUE / seconds).toFixed(0)} a second`,
  )
  console.log(`transactions of the database for each  ${(transactions / DUE).toFixed(1)}`)
  console.log(
    `orders of others alone       p50 ${at(alone, 0.5).toFixed(0)} ms  p99 ${at(alone, 0.99).toFixed(0)} ms`,
  )
  console.log(
    `orders of others beside it   p50 ${at(beside, 0.5).toFixed(0)} ms  p99 ${at(beside, 0.99).toFixed(0)} ms`,
  )
  report(
    provider.most() <= MOST_AT_ONCE,
    `at most ${provider.most()} of ${MOST_AT_ONCE} queries at once`,
  )
  report(
    at(beside, 0.99) <= LONGEST_ORDER,
    `an order beside it takes ${at(beside, 0.99).toFixed(0)} of ${LONGEST_ORDER} ms`,
  )
  for (const socket of sockets) socket.close()
  await client.end()
})
provider.close()
