import { Closed, Id, type Page, queryLimits, service } from '@comanda/contract'
import { Type } from '@feathersjs/typebox'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer as integers,
  option,
  record,
} from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { instant, money } from '../database/columns.ts'
import { connect, type Connection } from '../database/connect.ts'
import { findRecords } from './find.ts'
import { recordTable } from './table.ts'
import { TableService } from './table-service.ts'

const items = pgTable('items', {
  _id: text('_id').primaryKey(),
  word: text('word'),
  rank: integer('rank'),
  open: boolean('open'),
  price: money('price'),
  at: instant('at'),
})

const optional = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Optional(schema)

const description = service('items', {
  record: Closed({
    _id: Id,
    word: optional(Type.String()),
    rank: Type.Optional(Type.Integer()),
    open: Type.Optional(Type.Boolean()),
    price: Type.Optional(Type.Number()),
    at: Type.Optional(Type.String({ format: 'date-time' })),
  }),
  filter: ['_id', 'word', 'rank', 'open', 'price', 'at'],
  sort: ['word', 'rank', 'open', 'price', 'at', '_id'],
})

interface Item {
  readonly _id: string
  readonly [field: string]: unknown
}

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await makeTestDatabase()
  connection = connect(database.settings, pino({ level: 'silent' }))
  await connection.database.execute(sql`create table items (_id text primary key, word text,
    rank integer, open boolean, price bigint, at timestamp (3) with time zone)`)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const table = recordTable(description, items)
const find = (query: Record<string, unknown>) =>
  findRecords<Item>(connection.database, table, { query }, { default: 10, max: 100 }) as Promise<
    Page<Item>
  >

const anItem = record(
  {
    word: constantFrom('a', 'b', '麵', 'é', ''),
    rank: integers({ min: 0, max: 3 }),
    open: constantFrom(true, false),
    price: constantFrom(0.1, 19.99, 88),
    at: constantFrom('2026-03-01T04:05:06.007Z', '2026-03-01T12:05:06.008+08:00'),
  },
  { requiredKeys: [] },
)
const fields = ['word', 'rank', 'open', 'price', 'at']

describe('pages by the sort fields and _id', () => {
  it('walking any order page by page visits every record once, in that order (CALL-1.3)', async () => {
    const service = new TableService<Item>({
      database: connection.database,
      reads: connection.database,
      table,
      shopDirectory: new ShopDirectory(),
      multi: true,
    })
    await assert(
      asyncProperty(
        array(anItem, { minLength: 1, maxLength: 25 }),
        array(constantFrom(...fields), { maxLength: 3 }),
        array(constantFrom(1, -1), { minLength: 3, maxLength: 3 }),
        option(constantFrom(...fields)),
        async (some, by, directions, present) => {
          await service.remove(null)
          await service.create(some)
          const $sort = Object.fromEntries(by.map((field, index) => [field, directions[index]]))
          const where = present ? { [present]: { $ne: null } } : {}
          const whole = await find({ ...where, $sort, $limit: 100 })
          const walked: Item[] = []
          for (let last: Item | undefined; ;) {
            const $after = last && {
              _id: last._id,
              ...Object.fromEntries(by.map((field) => [field, last?.[field] ?? null])),
            }
            const page = await find({ ...where, $sort, $limit: 3, ...($after ? { $after } : {}) })
            expect(page.total).toBe(last ? queryLimits.uncounted : whole.data.length)
            walked.push(...page.data)
            last = page.data.at(-1)
            if (page.data.length < 3) break
          }
          expect(walked).toEqual(whole.data)
        },
      ),
      { numRuns: 40 },
    )
  })
})
