import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Connection, connect, type Database } from './connect.ts'
import { defaultTimeouts } from './timeouts.ts'
import { inTransaction } from './transaction.ts'

const log = pino({ level: 'silent' })
let own: TestDatabase
let connection: Connection
beforeAll(async () => {
  own = await makeTestDatabase()
  const settings = { ...own.settings, max: 1 }
  connection = connect(settings, log, { ...defaultTimeouts, lock: 1000 })
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

/** Returns `lock_timeout` of a transaction or connection, in ms. */
const lockTimeout = async (database: Database): Promise<number> => {
  const shown = sql`select setting::int as ms from pg_settings where name = 'lock_timeout'`
  const { rows } = await database.execute<{ ms: number }>(shown)
  return rows[0]?.ms ?? 0
}

const afterWaiting = (waited: number): Promise<number> =>
  inTransaction(connection.database, lockTimeout, waited)

describe('a wait for a lock', () => {
  it('OVER-1.3: lasts as long as the patience if nothing was waited for', async () => {
    expect(await afterWaiting(0)).toBe(1000)
    expect(await lockTimeout(connection.database)).toBe(1000)
  })

  it('OVER-1.3: is shorter by what the caller waited before, and lasts for 100 ms at least', async () => {
    expect(await afterWaiting(700)).toBe(300)
    expect(await afterWaiting(990)).toBe(100)
    expect(await afterWaiting(0)).toBe(1000)
  })

  it('OVER-1.3: is shorter by what earlier statements of the transaction waited, also after a savepoint', async () => {
    await inTransaction(connection.database, async (transaction) => {
      await transaction.execute(sql`select pg_sleep(0.2)`)
      expect(await lockTimeout(transaction)).toBeLessThanOrEqual(800)
      await transaction
        .transaction(async (savepoint) => {
          await savepoint.execute(sql`select pg_sleep(0.2)`)
          expect(await lockTimeout(savepoint)).toBeLessThanOrEqual(600)
          throw new Error('back to the savepoint')
        })
        .catch(() => undefined)
      expect(await lockTimeout(transaction)).toBeLessThanOrEqual(600)
    })
    expect(await afterWaiting(0)).toBe(1000)
  })

  it('OVER-1.3: of a statement without a transaction is shorter by the wait for its connection', async () => {
    const holder = await connection.pool.connect()
    const waiting = lockTimeout(connection.database)
    await holder.query('select pg_sleep(0.2)')
    holder.release()
    expect(await waiting).toBeLessThanOrEqual(800)
    expect(await lockTimeout(connection.database)).toBe(1000)
  })

  it('OVER-1.3: counts statements that are sent together once', async () => {
    await inTransaction(connection.database, async (transaction) => {
      const sent = [0.15, 0.15, 0.15].map((s) => transaction.execute(sql`select pg_sleep(${s})`))
      await Promise.all(sent)
      expect(await lockTimeout(transaction)).toBeGreaterThan(100)
    })
  })
})
