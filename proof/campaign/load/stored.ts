import { Client, type QueryResultRow } from 'pg'
import { waitUntil } from '../run/wait-until.ts'
import { type Restaurant, stock } from './restaurant.ts'

export interface OrderRow {
  readonly _id: string
  readonly business_day: string
  readonly number: number
}

/** What the database has of the restaurant. */
export interface Stored {
  readonly orders: readonly OrderRow[]
  readonly portionsSold: number
  /** Changes of the session at the table since it began. */
  readonly tableChanges: number
  /** The members' records: points given by staff, rewards, points spent, coupons of the code. */
  readonly pointsGiven: readonly string[]
  readonly rewards: readonly string[]
  readonly pointsSpent: number
  readonly coupons: readonly string[]
  readonly usedCoupons: number
  /** What all members have left, in cents. */
  readonly cents: number
  /** Accounts of points or balance that are not the sum of their records. */
  readonly wrongAccounts: number
}

type Read = <T extends QueryResultRow>(text: string, values: unknown[]) => Promise<T[]>

/** Runs work on a connection of its own, again if the connection breaks. */
const onDatabase = <T>(url: string, work: (read: Read) => Promise<T>): Promise<T> =>
  waitUntil('the database responds', async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(async (text, values) => (await client.query(text, values)).rows)
    } finally {
      await client.end()
    }
  })

const ordersOf = (read: Read, shop: string) =>
  read<OrderRow>('select _id, business_day::text, number from orders where shop = $1', [shop])

export const readOrders = (url: string, shop: string): Promise<OrderRow[]> =>
  onDatabase(url, (read) => ordersOf(read, shop))

const wrongAccounts = `
  select "user" from balance_accounts a where "user" = any($1)
    and balance <> (select sum(amount) from balance_records r where r."user" = a."user")
  union all
  select "user" from point_accounts a where "user" = any($1)
    and (balance <> (select sum(amount) from point_records r where r."user" = a."user")
      or balance <> (select sum("left") from point_lots l where l."user" = a."user"))`

export const readStored = (
  url: string,
  { shop, dish, members }: Pick<Restaurant, 'shop' | 'dish' | 'members'>,
): Promise<Stored> =>
  onDatabase(url, async (read) => {
    const users = members.map(({ user }) => user)
    const figure = async (text: string, values: unknown[]) =>
      Number((await read<{ figure: string }>(text, values))[0]?.figure)
    const ids = async (text: string, values: unknown[]) =>
      (await read<{ _id: string }>(text, values)).map(({ _id }) => _id)
    const points = (type: string) =>
      ids(`select _id from point_records where "user" = any($1) and type = $2`, [users, type])
    const ofCode = `user_coupons where "user" = any($1) and code is not null`
    const left =
      'select sum(quantity) as figure from product_stocks where shop = $1 and product = $2'
    const changes =
      'select version - 1 as figure from table_sessions where shop = $1 and table_item is not null'
    const cents = 'select sum(amount) as figure from balance_records where "user" = any($1)'
    return {
      orders: await ordersOf(read, shop),
      portionsSold: stock.portions - (await figure(left, [shop, dish])),
      tableChanges: await figure(changes, [shop]),
      pointsGiven: await points('adjust'),
      rewards: await ids('select _id from gift_records where "user" = any($1)', [users]),
      pointsSpent: (await points('redeem')).length,
      coupons: await ids(`select _id from ${ofCode}`, [users]),
      usedCoupons: (await ids(`select _id from ${ofCode} and status = 'used'`, [users])).length,
      cents: await figure(cents, [users]),
      wrongAccounts: (await read(wrongAccounts, [users])).length,
    }
  })
