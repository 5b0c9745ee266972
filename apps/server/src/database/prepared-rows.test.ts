import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderRow, orders } from '../tables/orders.ts'
import { type LineRow, sessionLines } from '../tables/session-lines.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { preparedInsert } from './prepared-insert.ts'
import { preparedRows } from './prepared-rows.ts'

let own: TestDatabase
let connection: Connection
beforeAll(async () => {
  own = await makeTestDatabase()
  connection = connect(own.settings, pino({ level: 'silent' }))
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

// PostgreSQL does not store NUL.
const text = fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\0', ''))
const instant = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((count) => count / 100)

const line: fc.Arbitrary<Omit<LineRow, 'id' | 'position'>> = fc.record({
  shop: fc.constant('shop'),
  session: fc.constant('session'),
  order: text,
  product: text,
  quantity: fc.nat(99),
  status: fc.constantFrom('pending', 'hold'),
  productPart: cents,
  enjoying: cents,
  other: cents,
  category: orNull(text),
  subCategory: orNull(text),
  taxClass: orNull(text),
  discountable: fc.boolean(),
  freeSurcharge: fc.boolean(),
  taken: fc.array(fc.record({ product: text, productOption: text, choice: text, units: fc.nat() })),
  picked: fc.record({ customRemark: text, takeAway: fc.boolean() }),
  names: fc.record({
    name: fc.array(fc.record({ lang: fc.constant('en'), value: text })),
    options: fc.constant([]),
  }),
})

const order: fc.Arbitrary<OrderRow> = fc.record({
  _id: fc.constant('order'),
  shop: fc.constant('shop'),
  session: text,
  seq: fc.nat(999),
  businessDay: instant.map((date) => date.slice(0, 10)),
  number: fc.nat(999),
  part: fc.nat({ max: 3 }),
  type: fc.constantFrom('dineIn', 'takeAway'),
  tableName: orNull(text),
  tentNumber: orNull(fc.nat(999)),
  // As JSON.parse makes it: insert() takes no value of a column without a prototype.
  channel: orNull(fc.record({ _id: text, name: text, number: text }, { noNullPrototype: true })),
  source: orNull(fc.constantFrom('selfOrder', 'staff')),
  status: fc.constantFrom('received', 'ready'),
  total: cents,
  remark: orNull(text),
  contactName: orNull(text),
  licensePlate: orNull(text),
  guest: orNull(text),
  phone: orNull(text),
  pickupTime: orNull(instant),
  createTime: instant,
  payUntil: orNull(instant),
  payCheckTime: orNull(instant),
  receivedTime: orNull(instant),
  acceptUntil: orNull(instant),
  acceptedTime: orNull(instant),
  declined: orNull(fc.constantFrom({ reason: 'busy' as const }, { reason: 'other' as const })),
  estimatedTime: orNull(instant),
  firstEstimatedTime: orNull(instant),
  preparingTime: orNull(instant),
  readyTime: orNull(instant),
  completedTime: orNull(instant),
  cancelledTime: orNull(instant),
})

test('law: inserted session lines are read back equal, and as select() reads them', async () => {
  const write = preparedInsert('test_lines', sessionLines)
  const read = preparedRows('test_read_lines', sessionLines, sql`order by position`)
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 40 }), async (drafts) => {
      const lines = drafts.map((one, index) => ({ ...one, id: String(index), position: index }))
      await write(connection.database, lines)
      const found = await read(connection.database, {})
      expect(found).toEqual(lines)
      expect(found).toEqual(
        await connection.database.select().from(sessionLines).orderBy(sessionLines.position),
      )
      await connection.database.delete(sessionLines)
    }),
    { numRuns: 60 },
  )
})

test('law: an order is read back equal, with its money and times', async () => {
  const write = preparedInsert('test_orders', orders)
  const read = preparedRows('test_read_orders', orders, sql`where _id = ${sql.placeholder('id')}`)
  await fc.assert(
    fc.asyncProperty(order, async (row) => {
      await write(connection.database, [row])
      expect(await read(connection.database, { id: row._id })).toEqual([row])
      await connection.database.delete(orders)
    }),
    { numRuns: 60 },
  )
})

test('a statement is prepared in a transaction too, and rolled back with it', async () => {
  const write = preparedInsert('test_undone', orders)
  const read = preparedRows('test_read_undone', orders, sql`where _id = ${sql.placeholder('id')}`)
  const [row] = fc.sample(order, 1)
  const undone = connection.database.transaction(async (transaction) => {
    await write(transaction, row ? [row] : [])
    expect(await read(transaction, { id: 'order' })).toHaveLength(1)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await read(connection.database, { id: 'order' })).toEqual([])
})

test('a lone surrogate is stored as U+FFFD, as insert() stores it', async () => {
  const write = preparedInsert('test_halves', orders)
  const [row] = fc.sample(order, 1)
  if (!row) throw new Error('no order')
  const half = { ...row, contactName: 'Mei \ud83c' }
  await write(connection.database, [half])
  await connection.database.insert(orders).values({ ...half, _id: 'inserted', seq: -1, number: -1 })
  const names = await connection.database.select({ name: orders.contactName }).from(orders)
  expect(names).toEqual([{ name: 'Mei \ufffd' }, { name: 'Mei \ufffd' }])
  await connection.database.delete(orders)
})
