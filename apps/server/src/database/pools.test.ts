import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connect, type Database } from './connect.ts'
import { openPools, type Pools } from './pools.ts'

const log = pino({ level: 'silent' })
let own: TestDatabase
let pools: Pools
beforeAll(async () => {
  own = await makeTestDatabase()
  pools = openPools(own.settings, log, { writes: 2, reads: 1 })
  await pools.connection.database.execute(sql`create table dishes (id int primary key)`)
  await pools.connection.database.execute(sql`insert into dishes values (1)`)
})
afterAll(async () => {
  await pools.close()
  await own.drop()
})

const readDishes = sql`select id from dishes`
const lockDish = sql`select id from dishes for update`

/** Runs work while another transaction has locked the dish. */
const whileLocked = async (work: () => Promise<void>): Promise<void> => {
  const holder = connect(own.settings, log)
  await holder.database.transaction(async (transaction) => {
    await transaction.execute(lockDish)
    await work()
  })
  await holder.close()
}

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error),
  )

const lockIn = (database: Database) =>
  database.transaction((transaction) => transaction.execute(lockDish))

describe('the pools of a server', () => {
  it('OVER-1.2: a lock that somebody holds stops neither reads nor the check whether the database is writable', async () => {
    const { connection, readConnection, isWritable } = pools
    await whileLocked(async () => {
      const writes = Array.from({ length: 4 }, () => failure(lockIn(connection.database)))
      expect((await readConnection.database.execute(readDishes)).rowCount).toBe(1)
      expect(await Promise.all([isWritable(), isWritable(), isWritable()])).toEqual([
        true,
        true,
        true,
      ])
      for (const message of await Promise.all(writes))
        expect(message).toMatch(/lock timeout|timeout exceeded when trying to connect/)
    })
    expect((await lockIn(connection.database)).rowCount).toBe(1)
  })
})

const busy = async (
  patience: number,
  most: number,
  work: (database: Database) => Promise<void>,
) => {
  const settings = { ...own.settings, max: 1, waits: { patience, most } }
  const connection = connect(settings, log)
  const client = await connection.pool.connect()
  await work(connection.database)
  client.release()
  await connection.close()
}

describe('a caller who waits for a connection', () => {
  it('OVER-1.1: is refused after its patience, or at once if too many wait', async () => {
    await busy(50, 1, async (database) => {
      const waiting = failure(database.execute(sql`select 1`))
      expect(await failure(database.execute(sql`select 1`))).toContain('no connection is free')
      expect(await failure(lockIn(database))).toContain('no connection is free')
      expect(await waiting).toContain('timeout exceeded when trying to connect')
    })
  })

  it('is served if one becomes free, in turn', async () => {
    const settings = { ...own.settings, max: 1, waits: { patience: 60_000, most: 10 } }
    const connection = connect(settings, log)
    const client = await connection.pool.connect()
    const served: number[] = []
    const waiting = [1, 2, 3].map((turn) =>
      connection.database.execute(sql`select 1`).then(() => served.push(turn)),
    )
    await sleep(5)
    expect(served).toEqual([])
    client.release()
    await Promise.all(waiting)
    expect(served).toEqual([1, 2, 3])
    await connection.close()
  })

  it('does not count the time in which a connection opens', async () => {
    const settings = { ...own.settings, max: 3, waits: { patience: 0, most: 0 } }
    const connection = connect(settings, log)
    const all = [1, 2, 3].map(() => connection.database.execute(sql`select 1`))
    expect((await Promise.all(all)).map(({ rowCount }) => rowCount)).toEqual([1, 1, 1])
    await connection.close()
  })
})
