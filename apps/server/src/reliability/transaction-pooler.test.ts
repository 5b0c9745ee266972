import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CreateSessionResult } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../config/config.ts'
import { connect } from '../database/connect.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import { noWeb } from '../http/no-web.ts'
import { type RunningServer, startServer } from '../startup/server.ts'
import {
  idempotencyKey,
  lineOf,
  anyNumber,
  makeOrderingShop,
  type OrderingShop,
} from '../testing/ordering-shop.ts'
import { startPgBouncer, type TestPooler } from '../testing/pgbouncer.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const log = pino({ level: 'silent' })
const dataFolder = mkdtempSync(join(tmpdir(), 'comanda-pooler-'))
let database: TestDatabase
let pooler: TestPooler
let config: Config
beforeAll(async () => {
  database = await makeTestDatabase()
  pooler = await startPgBouncer(database, 4)
  const { host, user, database: name } = database.settings
  config = {
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    databaseUrl: pooler.url,
    databaseDirectUrl: `postgres://${user}@/${name}?host=${encodeURIComponent(String(host))}`,
    jwtSecret: 'a secret of the tests and of nothing else',
    logLevel: 'silent',
    trustedProxies: 0,
  }
})
afterAll(async () => {
  await pooler.stop()
  await database.drop()
  rmSync(dataFolder, { recursive: true })
})

const start = (own: Partial<Config> = {}) =>
  startServer({ config: { ...config, ...own }, log, web: noWeb })

describe('behind PgBouncer in transaction mode', () => {
  let servers: RunningServer[]
  let shop: OrderingShop
  beforeAll(async () => {
    // The second one starts while the first one runs: no lock of a session stays behind.
    servers = [await start(), await start()]
    shop = await makeOrderingShop(servers[0]!, anyNumber)
  })
  afterAll(() => Promise.all(servers.map((server) => server.stop())))

  /** Returns the number of a placed order, or why it was refused. While the servers are busy it is sent again, as apps do. */
  const order = async (at: number, key = idempotencyKey()): Promise<number | string> => {
    const data = {
      shop: shop.shop,
      type: 'takeAway',
      cart: [lineOf(shop.noodles)],
      idempotencyKey: key,
    }
    const response = await fetch(`${servers[at % 2]!.url}/api/tableSessions/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    if (response.status === 503) {
      await sleep(200)
      return order(at, key)
    }
    if (!response.ok) return `${response.status}: ${await response.text()}`
    return Number(((await response.json()) as CreateSessionResult).order.number)
  }

  it('100 of 100 orders succeed', async () => {
    const placed = await Promise.all(Array.from({ length: 100 }, (_, at) => order(at)))
    expect(placed.toSorted((one, two) => Number(one) - Number(two))).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 1),
    )
  })

  it('an event of one server reaches the other, and jobs have their queues', async () => {
    const heard = new Promise((resolve) => {
      servers[1]!.runtime.bus.listen((message) => {
        if (message.path === 'products') resolve(message.event)
      })
    })
    await servers[0]!.app.service('products').patch(shop.noodles, { price: 41 })
    expect(await heard).toBe('patched')
    const client = new Client(database.settings)
    await client.connect()
    const { rows } = await client.query('select name from jobs.queue')
    const { rows: through } = await client.query(
      `select application_name from pg_stat_activity
       where datname = current_database() and application_name = 'comanda subjects'`,
    )
    await client.end()
    expect(rows.length).toBeGreaterThan(1)
    expect(through).toHaveLength(2)
  })
})

it('statements are unnamed, since such a pooler does not keep prepared ones', async () => {
  const statement = preparedStatement('test_pooler', sql`select pg_backend_pid()`)
  const failures = async (keepsPreparedStatements: boolean): Promise<number> => {
    const connection = connect(
      { connectionString: pooler.url, pooler: { keepsPreparedStatements } },
      log,
    )
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (let round = 0; round < 5; round += 1)
      outcomes.push(
        ...(await Promise.allSettled(
          Array.from({ length: 10 }, () => statement(connection.database, {})),
        )),
      )
    await connection.close()
    return outcomes.filter(({ status }) => status === 'rejected').length
  }
  expect(await failures(false)).toBe(0)
  expect(await failures(true)).toBeGreaterThan(0)
})

it('each transaction has its timeouts, and none stay on the sessions of the pooler', async () => {
  const timeouts = { statement: 1000, idleTransaction: 2000, lock: 3000 }
  const settings = { connectionString: pooler.url, max: 1 }
  const own = connect({ ...settings, pooler: { keepsPreparedStatements: false } }, log, timeouts)
  const current = sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('lock_timeout') as lock`
  const within = await own.database.transaction((transaction) => transaction.execute(current))
  const outside = await own.database.execute(current)
  await own.close()
  expect(within.rows).toEqual([{ statement: '1s', idle: '2s', lock: '3s' }])
  expect(outside.rows).toEqual([{ statement: '0', idle: '0', lock: '0' }])
})

it('a pooler without a direct address is refused, by the name of the variable', async () => {
  const { databaseDirectUrl: _direct, ...alone } = config
  const starting = startServer({ config: alone, log, web: noWeb })
  await expect(starting).rejects.toThrow('set DATABASE_DIRECT_URL')
})
