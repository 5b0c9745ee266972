import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Connection, connect, type Database } from '../database/connect.ts'
import { newRecordId, newSecretId } from '../identifiers/new-id.ts'
import { greatestShopNumber, newShopSecret } from '../identifiers/shop-ids.ts'
import { categories } from '../tables/categories.ts'
import { shops } from '../tables/shops.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ShopDirectory } from './shop-directory.ts'
import { type ShopLookUp, shopLookUp } from './shop-look-up.ts'

let own: TestDatabase
let connection: Connection
let database: Database
const [mine, other] = [newRecordId(), newRecordId()]
beforeAll(async () => {
  own = await makeTestDatabase()
  connection = connect(own.settings, pino({ level: 'silent' }))
  ;({ database } = connection)
  const shop = { timeZone: 'UTC', currency: 'HKD' } as const
  await database.insert(shops).values([
    { ...shop, name: [], _id: mine },
    { ...shop, name: [], _id: other },
  ])
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

/** A look-up that counts its statements. */
const counted = () => {
  const lookUp = shopLookUp(categories)
  let statements = 0
  const counting: ShopLookUp = {
    ...lookUp,
    shopsOf: (...args) => {
      statements += 1
      return lookUp.shopsOf(...args)
    },
  }
  return { lookUp: counting, statements: () => statements }
}
let directory: ShopDirectory
let look: ReturnType<typeof counted>
let reads: string[]
beforeEach(() => {
  directory = new ShopDirectory()
  look = counted()
  reads = []
})

const add = async (shop: string, _id: string): Promise<string> => {
  await database.insert(categories).values({ _id, shop, name: [] })
  return _id
}
const read = (id: string): Promise<string | undefined> =>
  directory.readByShop(database, look.lookUp, id, async (shop) => {
    reads.push(shop)
    const rows = await database
      .select()
      .from(categories)
      .where(sql`${categories.shop} = ${shop} and ${categories._id} = ${id}`)
    return rows[0]?.shop
  })
const numberOf = async (shop: string): Promise<number> => {
  const number = await directory.numberOf(database, shop)
  if (number === undefined) throw new Error('no such shop')
  return number
}

describe('a record is read under the shop of its id (ID-2.1)', () => {
  it('without a look-up if the id carries its shop', async () => {
    for (const shop of [mine, other]) {
      expect(await read(await add(shop, await directory.newSecretId(database, shop)))).toBe(shop)
      expect(await read(await add(shop, await directory.newRecordId(database, shop)))).toBe(shop)
    }
    expect(reads).toEqual([mine, mine, other, other])
    expect(look.statements()).toBe(0)
  })

  it('after one look-up if it is an older id, and with none the next time', async () => {
    const id = await add(other, newSecretId())
    expect([await read(id), await read(id)]).toEqual([other, other])
    expect(look.statements()).toBe(1)
  })

  it('also if the digits of an older id happen to be the number of another shop', async () => {
    const id = await add(other, newShopSecret(await numberOf(mine)))
    expect([await read(id), await read(id)]).toEqual([other, other])
    expect(reads).toEqual([mine, other, other])
    expect(look.statements()).toBe(1)
  })

  it('never, after one look-up, if there is no such record', async () => {
    const ids = [newSecretId(), newShopSecret(greatestShopNumber), '0'.repeat(24), 'no\0id']
    for (const id of ids) expect(await read(id)).toBeUndefined()
    expect(await read(newShopSecret(await numberOf(mine)))).toBeUndefined()
    expect(reads).toEqual([mine])
    expect(look.statements()).toBe(5)
  })
})

it('many records are read together: a statement for each shop, one look-up for the older ids', async () => {
  const fresh = await Promise.all(
    [mine, other, mine].map((shop) => directory.newSecretId(database, shop)),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(mine, other)), fc.nat(3), async (of, unknown) => {
      look = counted()
      const stored = await Promise.all(of.map((shop) => add(shop, newSecretId())))
      const shopOf = new Map(stored.map((id, index) => [id, of[index]]))
      const ids = [...stored, ...Array.from({ length: unknown }, newSecretId), ...fresh]
      const found = await directory.readManyByShop(
        database,
        look.lookUp,
        ids,
        async (shop, some) => {
          const rows = await database
            .select()
            .from(categories)
            .where(
              sql`${categories.shop} = ${shop} and ${categories._id} = any(${sql.param([...some])})`,
            )
          return new Map(rows.map((row) => [row._id, row.shop]))
        },
      )
      expect(found).toEqual(shopOf)
      expect(look.statements()).toBe(1)
    }),
    { numRuns: 20 },
  )
})

it('ID-1.1: every shop has a number of its own, which the database assigns', async () => {
  expect(await numberOf(mine)).not.toBe(await numberOf(other))
  expect(await directory.shopIn(database, newShopSecret(await numberOf(other)))).toBe(other)
  expect(await directory.numberOf(database, newRecordId())).toBeUndefined()
})

it('a record of a shop that does not exist has an id without a number', async () => {
  const none = newRecordId()
  const ids = [
    await directory.newSecretId(database, none),
    await directory.newRecordId(database, none),
  ]
  for (const id of ids) expect(await directory.shopIn(database, id)).not.toBe(none)
  expect(await directory.newKey(database, none)).toMatch(/^[\w-]{32}$/)
  expect(await directory.newKey(database, mine)).toMatch(/^[0-9a-f]{6}[\w-]{32}$/)
})
