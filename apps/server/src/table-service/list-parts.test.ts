import {
  type Condition,
  fieldIn,
  fieldIs,
  type Page,
  queryLimits,
  services,
} from '@comanda/contract'
import { asc, desc, eq, inArray, or } from 'drizzle-orm'
import * as fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Connection } from '../database/connect.ts'
import { type ReservationRow, reservations } from '../tables/reservations.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { findRecords } from './find.ts'
import { listParts } from './list-parts.ts'
import { recordTable } from './table.ts'

const [first = '', second = '', third = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(24))
const [mei, lok] = ['1'.repeat(24), '2'.repeat(24)]
const table = recordTable(services.reservations, reservations)

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

const rowOf = ([shop, user, day]: readonly [string, string | null, number], at: number) => ({
  _id: at.toString(16).padStart(24, '0'),
  shop,
  user,
  number: String(at),
  status: 'booked' as const,
  adults: 2,
  children: 0,
  babyStools: 0,
  date: '2026-03-10',
  diningSession: first,
  time: '19:00',
  name: 'Mei',
  phone: '91234567',
  createTime: '2026-03-01T00:00:00.000Z',
  startTime: `2026-03-1${day}T11:00:00.000Z`,
  cancelUntil: '2026-03-10T09:00:00.000Z',
  version: 0,
})

const aReservation = fc.tuple(
  fc.constantFrom(first, second, third),
  fc.constantFrom(mei, lok, null),
  fc.integer({ min: 0, max: 3 }),
)

/** What staff who are members may see: their own reservations, and those of their shops. */
const scopeOf = (shops: readonly string[]): Condition => ({
  kind: 'any',
  of: [fieldIs('user', mei), fieldIn('shop', shops)],
})

it('the list of staff who are members has each record once, in order, page by page (ID-3.2, CALL-1.3)', async () => {
  const { database } = connection
  await fc.assert(
    fc.asyncProperty(
      fc.array(aReservation, { maxLength: 20 }),
      fc.constantFrom([first], [first, second]),
      fc.constantFrom(1, -1),
      async (some, shops, direction) => {
        for (const shop of [first, second, third])
          await database.delete(reservations).where(eq(reservations.shop, shop))
        for (const row of some.map(rowOf)) await database.insert(reservations).values(row)
        const order = direction === 1 ? asc : desc
        const wanted = await database
          .select({ _id: reservations._id })
          .from(reservations)
          .where(or(eq(reservations.user, mei), inArray(reservations.shop, shops)))
          .orderBy(order(reservations.startTime), order(reservations._id))
        const walked: { readonly _id: string }[] = []
        for (let last: ReservationRow | undefined; ;) {
          const $after = last && { startTime: last.startTime, _id: last._id }
          const query = {
            $sort: { startTime: direction },
            $limit: 3,
            ...($after ? { $after } : {}),
          }
          const params = { query, scope: scopeOf(shops) }
          const page = (await findRecords(database, table, params)) as Page<ReservationRow>
          expect(page.total).toBe(last ? queryLimits.uncounted : wanted.length)
          walked.push(...page.data)
          last = page.data.at(-1)
          if (page.data.length < 3) break
        }
        expect(walked.map(({ _id }) => ({ _id }))).toEqual(wanted)
      },
    ),
    { numRuns: 20 },
  )
})

it('each part of it names a shop or a member', () => {
  const where: Condition = {
    kind: 'all',
    of: [fieldIs('status', 'booked'), scopeOf([first, second])],
  }
  const parts = listParts(table, {
    where,
    sort: [
      ['startTime', 'asc'],
      ['_id', 'asc'],
    ],
  })
  expect(parts.map(({ isOverAll }) => isOverAll)).toEqual([true, false, false])
  const named: Condition = { kind: 'all', of: [fieldIs('shop', first), scopeOf([second])] }
  expect(listParts(table, { where: named, sort: [['_id', 'asc']] })).toHaveLength(1)
})
