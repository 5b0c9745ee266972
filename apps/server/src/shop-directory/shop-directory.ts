import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import { newRecordId, newSecretId } from '../identifiers/new-id.ts'
import { newShopId, newShopKey, newShopSecret, shopNumberIn } from '../identifiers/shop-ids.ts'
import { groupBy } from '../records/group-by.ts'
import { latelyUsed } from '../records/lately-used.ts'
import { shops } from '../tables/shops.ts'
import type { ShopLookUp } from './shop-look-up.ts'

const shopByNumber = preparedStatement<{ _id: string; number: number }>(
  'shop_by_number',
  sql`select ${shops._id}, ${shops.number} from ${shops}
    where ${shops.number} = any(${sql.placeholder('numbers')}::int[])`,
)
const numberOfShop = preparedStatement<{ number: number }>(
  'number_of_shop',
  sql`select ${shops.number} from ${shops} where ${shops._id} = ${sql.placeholder('shop')}`,
)

/** Returns the records of a shop by their ids; ids without a record are left out. */
export type ReadInShop<R> = (
  shop: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, R>>

/** The most entries of each of the maps. */
const most = 50_000

/**
 * The numbers of the shops, which never change, and by them the shops of records. An id tells the number of its shop; the
 * shop of an older id is looked up once and remembered.
 */
export class ShopDirectory {
  readonly #numbers = latelyUsed<string, number>(most)
  readonly #shops = latelyUsed<number, string>(most)
  readonly #older = latelyUsed<string, string>(most)

  /** Returns the number of a shop, or undefined if there is no such shop. */
  async numberOf(database: Database, shop: string): Promise<number | undefined> {
    const known = this.#numbers.get(shop)
    if (known !== undefined) return known
    const { rows } = await numberOfShop(database, { shop })
    const number = rows[0]?.number
    if (number !== undefined) this.#remember(shop, number)
    return number
  }

  /** Returns a new id of a record of the shop. Ids increase over time. */
  async newRecordId(database: Database, shop: string): Promise<string> {
    const number = await this.numberOf(database, shop)
    return number === undefined ? newRecordId() : newShopId(number)
  }

  /** Returns a new id of a record of the shop that anybody who has the id may access. */
  async newSecretId(database: Database, shop: string): Promise<string> {
    const number = await this.numberOf(database, shop)
    return number === undefined ? newSecretId() : newShopSecret(number)
  }

  /** Returns a new random key of a record of the shop. */
  async newKey(database: Database, shop: string, bytes: 24 | 32 = 24): Promise<string> {
    const number = await this.numberOf(database, shop)
    return number === undefined
      ? randomBytes(bytes).toString('base64url')
      : newShopKey(number, bytes)
  }

  /** Returns the shop that has a number, or undefined if there is none. */
  async shopOfNumber(database: Database, number: number): Promise<string | undefined> {
    await this.#readShops(database, [number])
    return this.#shops.get(number)
  }

  /** Returns the shop that has the number of an id, or undefined if there is none. */
  async shopIn(database: Database, id: string): Promise<string | undefined> {
    const known = this.#shops.get(shopNumberIn(id) ?? 0)
    return known ?? (await this.#likelyShops(database, [id])).get(id)
  }

  /**
   * Returns the shops of keys; keys of no record may be left out. A key that has the form of one with a number carries the
   * number of its shop: only others are looked up.
   */
  async shopsOf(
    database: Database,
    lookUp: ShopLookUp,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const likely = await this.#likelyShops(database, keys, lookUp)
    const others = keys.filter((key) => !likely.has(key))
    return new Map([...likely, ...(await this.#lookUp(database, lookUp, others))])
  }

  /**
   * Reads a record under the shop of its id. If that finds nothing, looks the id up once and reads the record under the shop
   * that has it.
   */
  async readByShop<R>(
    database: Database,
    lookUp: ShopLookUp,
    id: string,
    read: (shop: string) => Promise<R | undefined>,
  ): Promise<R | undefined> {
    const found = await this.readManyByShop(database, lookUp, [id], async (shop) => {
      const record = await read(shop)
      return new Map(record === undefined ? [] : [[id, record]])
    })
    return found.get(id)
  }

  /** Reads many records as `readByShop` does one: the records of a shop together, and one look-up for the older ids. */
  async readManyByShop<R>(
    database: Database,
    lookUp: ShopLookUp,
    ids: readonly string[],
    read: ReadInShop<R>,
  ): Promise<ReadonlyMap<string, R>> {
    const found = new Map<string, R>()
    const readAll = async (shopOf: ReadonlyMap<string, string>): Promise<void> => {
      const ofShops = groupBy([...shopOf], ([, shop]) => shop)
      const reads = [...ofShops].map(([shop, of]) =>
        read(
          shop,
          of.map(([id]) => id),
        ),
      )
      for (const records of await Promise.all(reads))
        for (const [id, record] of records) found.set(id, record)
    }
    const likely = await this.#likelyShops(database, ids, lookUp)
    await readAll(likely)
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length === 0) return found
    const older = await this.#lookUp(database, lookUp, missing)
    await readAll(new Map([...older].filter(([id, shop]) => likely.get(id) !== shop)))
    return found
  }

  /** Returns the shops of ids that do not tell them, and remembers them. */
  async #lookUp(
    database: Database,
    lookUp: ShopLookUp,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map()
    const shopOf = await lookUp.shopsOf(database, ids)
    for (const [id, shop] of shopOf) this.#older.set(`${lookUp.statement} ${id}`, shop)
    return shopOf
  }

  /** Returns the shops that the ids tell, or that were looked up before. */
  async #likelyShops(
    database: Database,
    ids: readonly string[],
    lookUp?: ShopLookUp,
  ): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>()
    const numbers = new Map<string, number>()
    for (const id of ids) {
      const older = lookUp && this.#older.get(`${lookUp.statement} ${id}`)
      const number = shopNumberIn(id)
      if (older !== undefined) found.set(id, older)
      else if (number !== undefined && number > 0) numbers.set(id, number)
    }
    await this.#readShops(database, [...new Set(numbers.values())])
    for (const [id, number] of numbers) {
      const shop = this.#shops.get(number)
      if (shop !== undefined) found.set(id, shop)
    }
    return found
  }

  /** Reads the shops of numbers that are not known. */
  async #readShops(database: Database, numbers: readonly number[]): Promise<void> {
    const unknown = numbers.filter((number) => !this.#shops.get(number))
    if (unknown.length === 0) return
    const { rows } = await shopByNumber(database, { numbers: unknown })
    for (const { _id, number } of rows) this.#remember(_id, number)
  }

  #remember(shop: string, number: number): void {
    this.#numbers.set(shop, number)
    this.#shops.set(number, shop)
  }
}
