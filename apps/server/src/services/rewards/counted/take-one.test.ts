import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Connection, connect, type Database } from '../../../database/connect.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { giftSlots } from '../../../tables/gift-slots.ts'
import { gifts } from '../../../tables/gifts.ts'
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { setQuantity } from './set-quantity.ts'
import { takeOne } from './take-one.ts'
import { withQuantities } from './with-quantities.ts'

let own: TestDatabase
let connection: Connection
let database: Database
beforeAll(async () => {
  own = await makeTestDatabase()
  connection = connect({ ...own.settings, max: 20 }, pino({ level: 'silent' }))
  ;({ database } = connection)
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

const counted = async (quantity: number): Promise<string> => {
  const item = newRecordId()
  await setQuantity(database, giftSlots, item, quantity)
  return item
}

const leftOf = async (_id: string): Promise<number> => {
  const [record] = await withQuantities(database, giftSlots, [{ _id, quantity: 0 }])
  return record?.quantity ?? 0
}

class Undone extends Error {}

/** Takes one in a transaction of its own, which is rolled back if `isUndone`. Returns whether one is gone for good. */
const take = async (item: string, isUndone = false): Promise<boolean> => {
  try {
    return await database.transaction(async (transaction) => {
      const isTaken = await takeOne(transaction, giftSlots, item)
      if (isUndone) throw new Undone()
      return isTaken
    })
  } catch (error) {
    if (error instanceof Undone) return false
    throw error
  }
}

const count = (taken: readonly boolean[]): number => taken.filter(Boolean).length

it('CPN-5.5: law: any number of concurrent calls, some of which fail, take exactly the quantity', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.boolean(), { maxLength: 60 }),
      async (quantity, undone) => {
        const item = await counted(quantity)
        const taken = count(await Promise.all(undone.map((isUndone) => take(item, isUndone))))
        const calls = undone.filter((isUndone) => !isUndone).length
        // A call waits for those that may yet roll back, so it fails only if all are gone.
        expect(taken).toBe(Math.min(quantity, calls))
        expect(await leftOf(item)).toBe(quantity - taken)
        while (await take(item));
        expect(await leftOf(item)).toBe(0)
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)

it('CPN-5.5: what staff set is left, also while others take', async () => {
  const item = await counted(30)
  const first = await Promise.all(Array.from({ length: 10 }, () => take(item)))
  expect(count(first)).toBe(10)
  const [, ...second] = await Promise.all([
    setQuantity(database, giftSlots, item, 25),
    ...Array.from({ length: 10 }, () => take(item)),
  ])
  expect(count(second)).toBe(10)
  expect(await leftOf(item)).toBeLessThanOrEqual(25)
  await setQuantity(database, giftSlots, item, 7)
  expect(await leftOf(item)).toBe(7)
  await setQuantity(database, giftSlots, item, null)
  expect(await leftOf(item)).toBe(0)
})

it('CPN-5.5: the previous build, which counts in the record, takes from the same quantity', async () => {
  const _id = newRecordId()
  const gift = { _id, name: [], coupon: _id, point: 0 }
  await database.insert(gifts).values({ ...gift, quantity: 20 })
  expect(await leftOf(_id)).toBe(20)
  const takeAsBefore = async (): Promise<boolean> => {
    const { rowCount } = await connection.pool.query(
      'update gifts set quantity = quantity - 1 where _id = $1 and (quantity is null or quantity > 0)',
      [_id],
    )
    return rowCount === 1
  }
  const calls = Array.from({ length: 30 }, (_call, at) =>
    at % 2 === 0 ? take(_id) : takeAsBefore(),
  )
  expect(count(await Promise.all(calls))).toBe(20)
  expect(await leftOf(_id)).toBe(0)
  expect(await takeAsBefore()).toBe(false)
  await database.update(gifts).set({ quantity: 40 }).where(eq(gifts._id, _id))
  expect(await leftOf(_id)).toBe(40)
  await database.update(gifts).set({ quantity: null }).where(eq(gifts._id, _id))
  expect(await database.select().from(giftSlots).where(eq(giftSlots.item, _id))).toEqual([])
})
