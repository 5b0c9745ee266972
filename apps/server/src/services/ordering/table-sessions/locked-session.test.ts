import { Client } from 'pg'
import { expect, it } from 'vitest'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { makeTestDatabase } from '../../../testing/test-database.ts'
import { startTestServer, type TestServerOptions } from '../../../testing/test-server.ts'

/** Runs work with a diner at a table whose session another program has locked. `release` ends the lock. */
const atLockedTable = async (
  options: Pick<TestServerOptions, 'patience'>,
  work: (at: {
    readonly url: string
    readonly diner: ReturnType<typeof orderingCalls>
    /** Another one, on a socket of their own. */
    readonly other: ReturnType<typeof orderingCalls>
    readonly session: string
    readonly waitingForLocks: () => Promise<number>
    readonly release: () => Promise<unknown>
  }) => Promise<void>,
): Promise<void> => {
  const database = await makeTestDatabase()
  const server = await startTestServer({ database, ...options })
  const shop = await makeOrderingShop(server)
  const diner = orderingCalls(await server.client(), shop)
  const other = orderingCalls(await server.client(), shop)
  const { session } = await diner.scan()
  const [holder, watcher] = [new Client(database.settings), new Client(database.settings)]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('begin')
  await holder.query('select 1 from table_sessions where shop = $1 and _id = $2 for update', [
    session.shop,
    session._id,
  ])
  await work({
    url: server.url,
    diner,
    other,
    session: session._id,
    waitingForLocks: async () => {
      const { rowCount } = await watcher.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rowCount ?? 0
    },
    release: () => holder.query('commit'),
  })
  await Promise.all([holder.end(), watcher.end()])
  await server.stop()
  await database.drop()
}

it('OVER-1.4: ten orders for a locked session take one connection; reads, other orders and /ready go on', async () => {
  await atLockedTable({}, async ({ url, diner, other, session, waitingForLocks, release }) => {
    const rounds = Array.from({ length: 10 }, () => diner.order(session))
    await expect.poll(waitingForLocks).toBe(1)
    expect((await other.create()).order.seq).toBe(1)
    expect((await other.session(session)).orders).toEqual([])
    expect((await fetch(`${url}/api/ready`)).status).toBe(200)
    expect(await waitingForLocks()).toBe(1)
    await release()
    const placed = await Promise.all(rounds)
    expect(placed.map(({ order }) => order.seq).toSorted((a, b) => a - b)).toEqual(
      placed.map((_one, at) => at + 1),
    )
  })
})

it('OVER-1.3: an order that waits too long for a lock is unavailable, and its retry places it once', async () => {
  await atLockedTable({ patience: 200 }, async ({ diner, session, release }) => {
    const round = { idempotencyKey: idempotencyKey() }
    await expect(diner.order(session, round)).rejects.toMatchObject({
      code: 503,
      data: { code: 'unavailable', retryAfter: 1000 },
    })
    await release()
    const { order } = await diner.order(session, round)
    expect((await diner.session(session)).orders.map(({ _id }) => _id)).toEqual([order._id])
  })
})
