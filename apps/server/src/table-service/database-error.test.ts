import { EventEmitter, once } from 'node:events'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connect, type Connection } from '../database/connect.ts'
import { databaseError } from './database-error.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await makeTestDatabase()
  connection = connect(database.settings, pino({ level: 'silent' }))
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const meaning = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'fine', databaseError)

describe('a failed statement', () => {
  it('on a unique constraint is a conflict; with an invalid value, a bad request', async () => {
    const insert = sql`insert into shop_ranks (_id, name, expenditure) values ('a', '[]', 1)`
    expect(await meaning(connection.database.execute(insert))).toBe('fine')
    expect(await meaning(connection.database.execute(insert))).toMatchObject({ code: 409 })
    const tooLarge = sql`select 10000000000::int`
    expect(await meaning(connection.database.execute(tooLarge))).toMatchObject({ code: 400 })
  })

  it('whose connection breaks is unavailable, and the next one works', async () => {
    const slow = meaning(connection.database.execute(sql`select pg_sleep(20)`))
    const other = new Client(database.settings)
    await other.connect()
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`
    for (let cutOff = 0; cutOff === 0;) cutOff = (await other.query(cut)).rowCount ?? 0
    await other.end()
    expect(await slow).toMatchObject({ code: 503, data: { code: 'unavailable' } })
    expect(await meaning(connection.database.execute(sql`select 1`))).toBe('fine')
  })

  it('that takes too long is unavailable; a transaction that hangs releases its locks', async () => {
    const timeouts = { statement: 2000, idleTransaction: 300, lock: 0 }
    const hanging = connect(database.settings, pino({ level: 'silent' }), timeouts)
    const slow = await meaning(hanging.database.execute(sql`select pg_sleep(20)`))
    expect(slow).toMatchObject({ code: 503, data: { code: 'unavailable' } })
    await hanging.database.execute(
      sql`insert into shop_ranks (_id, name, expenditure) values ('h', '[]', 1)`,
    )
    const touch = sql`update shop_ranks set expenditure = 2 where _id = 'h'`
    const others = new EventEmitter()
    const hangs = once(others, 'done')
    const holds = once(others, 'holds')
    const held = meaning(
      hanging.database.transaction(async (transaction) => {
        await transaction.execute(touch)
        others.emit('holds')
        await hangs
        await transaction.execute(touch)
      }),
    )
    await holds
    expect(await meaning(connection.database.execute(touch))).toBe('fine')
    others.emit('done')
    expect(await held).toMatchObject({ code: 503 })
    await hanging.close()
  })

  it('on an unreachable database is unavailable', async () => {
    const nowhere = connect({ host: '127.0.0.1', port: 1 }, pino({ level: 'silent' }))
    expect(await meaning(nowhere.database.execute(sql`select 1`))).toMatchObject({ code: 503 })
    await nowhere.close()
  })

  it('on a node that became a read-only standby is unavailable, and its connection is not used again', async () => {
    const own = connect({ ...database.settings, max: 1 }, pino({ level: 'silent' }))
    const { database: name } = database.settings
    const setDatabase = (how: string) =>
      connection.database.execute(sql.raw(`alter database "${name}" ${how}`))
    const write = sql`insert into shop_ranks (_id, name, expenditure) values ('r', '[]', 1)`
    const inTurn = () =>
      meaning(own.database.transaction((transaction) => transaction.execute(write)))
    await setDatabase('set default_transaction_read_only = on')
    expect(await inTurn()).toMatchObject({ code: 503, data: { code: 'unavailable' } })
    await setDatabase('reset default_transaction_read_only')
    expect(await inTurn()).toBe('fine')
    await own.close()
  })

  it('of a distributed database that lost a node is unavailable', async () => {
    const lost = sql`do $$ begin raise exception 'connection to the remote node failed'
      using errcode = 'XX000'; end $$`
    expect(await meaning(connection.database.execute(lost))).toMatchObject({ code: 503 })
  })

  it('that begins a transaction on a broken connection does not take it from the pool for good', async () => {
    const own = connect({ ...database.settings, max: 1 }, pino({ level: 'silent' }))
    const inTurn = () =>
      meaning(own.database.transaction((transaction) => transaction.execute(sql`select 1`)))
    expect(await inTurn()).toBe('fine')
    own.pool.once('acquire', (client) => void client.end())
    expect(await inTurn()).toMatchObject({ code: 503 })
    expect(await inTurn()).toBe('fine')
    await own.close()
  })

  it('by a bug of our own keeps its error', async () => {
    const wrong = await meaning(connection.database.execute(sql`select nothing_of_the_kind`))
    expect(wrong).not.toHaveProperty('className')
  })
})
