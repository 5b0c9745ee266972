import { Closed, Id, type Page, queryLimits, service } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Connection } from '../database/connect.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { findRecords } from './find.ts'
import { recordTable } from './table.ts'

const description = service('numbers', {
  record: Closed({ _id: Id }),
  filter: ['_id'],
  sort: ['_id'],
  paginate: true,
})
const table = recordTable(description, pgTable('numbers', { _id: text('_id').primaryKey() }))
const most = queryLimits.counted + 3

let own: TestDatabase
let connection: Connection
beforeAll(async () => {
  own = await makeTestDatabase()
  connection = connect(own.settings, pino({ level: 'silent' }))
  await connection.database.execute(sql`create table numbers (_id text primary key)`)
  await connection.database.execute(
    sql`insert into numbers select lpad(n::text, 24, '0') from generate_series(1, ${most}::int) n`,
  )
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

const idOf = (number: number): string => String(number).padStart(24, '0')
const find = (query: Record<string, unknown>) =>
  findRecords(connection.database, table, { query }) as Promise<Page<{ readonly _id: string }>>

it('the total is exact up to 1,000 and by $limit: 0, and never too small (CALL-1.10)', async () => {
  await assert(
    asyncProperty(
      integer({ min: 0, max: most }),
      constantFrom(0, 1, 10, 100),
      constantFrom(undefined, 1, 500),
      async (length, limit, after) => {
        const query = { _id: { $lte: idOf(length) }, $limit: limit, $sort: { _id: 1 } }
        const page = await find({ ...query, ...(after ? { $after: { _id: idOf(after) } } : {}) })
        const isCounted = after === undefined && length <= queryLimits.counted
        expect(page.total).toBe(limit === 0 || isCounted ? length : queryLimits.uncounted)
        const left = Math.max(0, length - (after ?? 0))
        expect(page).toMatchObject({ limit, data: { length: Math.min(limit, left) } })
      },
    ),
    {
      numRuns: 60,
      examples: [
        [1000, 10, undefined],
        [1001, 10, undefined],
      ],
    },
  )
})

/** Returns the total that a caller without an account gets for a list of this length. */
const strangersTotal = async (length: number): Promise<number> => {
  const query = { _id: { $lte: idOf(length) }, $limit: 0 }
  const page = await findRecords(connection.database, table, { provider: 'rest', query })
  return 'total' in page ? page.total : -1
}

it('without an account $limit: 0 counts up to 1,000 too (CALL-1.10)', async () => {
  expect(await strangersTotal(queryLimits.counted)).toBe(queryLimits.counted)
  expect(await strangersTotal(queryLimits.counted + 1)).toBe(queryLimits.uncounted)
})
