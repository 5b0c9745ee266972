import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Connection, connect } from './connect.ts'

let own: TestDatabase
let connection: Connection
beforeAll(async () => {
  own = await makeTestDatabase()
  connection = connect({ ...own.settings, max: 1 }, pino({ level: 'silent' }))
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

it('statements of one turn of the event loop are written by one system call, and answered in their order', async () => {
  const client = await connection.pool.connect()
  let writes = 0
  const stream = client.connection.stream
  const uncork = stream.uncork.bind(stream)
  stream.uncork = () => {
    uncork()
    if (stream.writableCorked === 0) writes += 1
  }
  const numbers = await Promise.all(
    [1, 2, 3].map(
      async (number) => (await client.query('select $1::int as number', [number])).rows,
    ),
  )
  expect(numbers).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 3 }]])
  expect(writes).toBe(1)
  client.release()
})

it('a statement that fails does not hold back the next', async () => {
  const { database } = connection
  const failing = database.execute(sql`select 1 / 0`)
  const next = database.execute(sql`select 1 as one`)
  await expect(failing).rejects.toThrow()
  expect((await next).rows).toEqual([{ one: 1 }])
})
