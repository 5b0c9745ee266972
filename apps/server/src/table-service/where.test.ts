import { type Condition, DayOrInstant, meets } from '@comanda/contract'
import { dataProblem } from '@comanda/contract/validation'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  date,
  nat,
  oneof,
  option,
  property,
  record,
} from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idList, nested } from '../database/columns.ts'
import { connect, type Connection } from '../database/connect.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { whereOf } from './where.ts'

const rules = pgTable('rules', {
  _id: text('_id').primaryKey(),
  ends: text('ends'),
  shops: idList('shops'),
  sections: nested<readonly string[]>('sections'),
})

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await makeTestDatabase()
  connection = connect(database.settings, pino({ level: 'silent' }))
  await connection.database.execute(
    sql`create table rules (_id text primary key, ends text, shops text[], sections jsonb)`,
  )
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const { _id, ends, shops, sections } = rules
const columns = { _id, ends, shops, sections }

const moments = date({
  min: new Date('2026-03-01T00:00:00Z'),
  max: new Date('2026-03-05T00:00:00Z'),
  noInvalidDate: true,
}).map((moment) => moment.toISOString())
const days = moments.map((moment) => moment.slice(0, 10))
const dates = oneof(days, moments)
const words = constantFrom('a', 'b', 'c')
const lists = array(words, { maxLength: 3 })
const fields = constantFrom('shops', 'sections')

const conditions = oneof(
  record({
    operator: constantFrom('$gt', '$gte', '$lt', '$lte'),
    value: dates,
  }).map((condition): Condition => ({ kind: 'date', field: 'ends', ...condition })),
  record({
    field: fields,
    operator: constantFrom('$eq', '$ne'),
    value: option(words),
  }).map((condition): Condition => ({ kind: 'compare', ...condition })),
  record({
    field: fields,
    not: constantFrom(true, false),
    values: array(option(words), { maxLength: 3 }),
  }).map((condition): Condition => ({ kind: 'oneOf', ...condition })),
)

const stored = array(
  record({ ends: option(dates), shops: option(lists), sections: option(lists) }),
  { minLength: 1, maxLength: 8 },
)

const twoDigits = (part: number): string => String(part).padStart(2, '0')

const ended = (value: string): boolean =>
  meets({ kind: 'date', field: 'ends', operator: '$gte', value }, { ends: '2026-03-02' })
const begun = (value: string): boolean =>
  meets({ kind: 'date', field: 'starts', operator: '$lte', value }, { starts: '2026-03-02' })

describe('conditions on dates and lists', () => {
  it('law: the database finds the records that meet the condition (CALL-1.6, CALL-1.8)', async () => {
    const { database: pool } = connection
    await assert(
      asyncProperty(stored, conditions, async (list, condition) => {
        const records = list.map((one, index) => ({ _id: String(index), ...one }))
        await pool.delete(rules)
        await pool.insert(rules).values(records)
        const found = await pool.select().from(rules).where(whereOf(columns, condition))
        const expected = records.filter((one) => meets(condition, one))
        expect(found.map((row) => row._id).toSorted()).toEqual(expected.map((row) => row._id))
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    '2026-02-30T10:00:00Z',
    '2026-03-02T10:00:00+99:99',
    '2026-03-02T10:00:00-15:00',
    '1900-02-29T00:00:00Z',
    '0000-03-02T10:00:00Z',
    '2026-04-31',
    'soon',
  ])(
    '%s is refused; if stored earlier, a query by instant leaves it out (CALL-1.8)',
    async (ends) => {
      expect(dataProblem(DayOrInstant, ends)).toBeDefined()
      const { database: pool } = connection
      await pool.delete(rules)
      await pool.insert(rules).values([
        { _id: 'bad', ends: ends.length === 10 ? `${ends}T10:00:00Z` : ends },
        { _id: 'good', ends: '2028-02-29T10:00:00.5+14:00' },
      ])
      const value = '2025-01-01T00:00:00.000Z'
      const condition = { kind: 'date', field: 'ends', operator: '$gte', value } as const
      const found = await pool.select().from(rules).where(whereOf(columns, condition))
      expect(found.map((row) => row._id)).toEqual(['good'])
    },
  )

  it('law: the days and instants that are taken are those that exist (CALL-1.8)', () => {
    const parts = [nat({ max: 9999 }), nat({ max: 13 }), nat({ max: 32 })] as const
    assert(
      property(...parts, (year, month, day) => {
        const text = [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
        const time = new Date(`${text}T00:00:00Z`)
        const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
        expect(dataProblem(DayOrInstant, text) === undefined).toBe(exists && year >= 1000)
      }),
      { numRuns: 2000 },
    )
  })

  it('a day meets a comparison with an instant if any moment of it does, in any time zone (CALL-1.8)', () => {
    // The day ends at noon of the next in the last time zone on earth.
    expect(ended('2026-03-03T11:59:59.999Z')).toBe(true)
    expect(ended('2026-03-03T12:00:00.000Z')).toBe(false)
    expect(begun('2026-03-01T09:59:59.999Z')).toBe(false)
    expect(begun('2026-03-01T10:00:00.000Z')).toBe(true)
  })
})
