import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Connection, connect } from './connect.ts'

let own: TestDatabase
let connection: Connection
beforeAll(async () => {
  own = await makeTestDatabase()
  const settings = { ...own.settings, max: 1, query_timeout: 300 }
  connection = connect(settings, pino({ level: 'silent' }))
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

it('a connection whose statement got no response is not used again: later statements would wait behind it', async () => {
  const { database } = connection
  const hanging = database.transaction((transaction) =>
    transaction.execute(sql`select pg_sleep(5)`),
  )
  await expect(hanging).rejects.toThrow()
  const { rows } = await database.execute(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
})
