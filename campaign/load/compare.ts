import pg from 'pg'
import type { Report } from '../run/report.ts'
import { waitUntil } from '../run/wait-until.ts'
import type { Promises } from './promises.ts'
import { credit, type Restaurant, stock } from './restaurant.ts'

interface OrderRow {
  readonly _id: string
  readonly business_day: string
  readonly number: number
}

type Read = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>

/** Runs work on a connection of its own, again if the connection breaks. */
export const onDatabase = <T>(url: string, work: (read: Read) => Promise<T>): Promise<T> =>
  waitUntil('the database responds', async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(async (text, values = []) => (await client.query(text, values)).rows)
    } finally {
      await client.end()
    }
  })

const repeated = (values: readonly string[]): number => values.length - new Set(values).size

const missingFrom = (values: Iterable<string>, stored: readonly string[]): number => {
  const found = new Set(stored)
  return [...values].filter((value) => !found.has(value)).length
}

/** Numbers that no order of their business day has, and numbers that two have. */
const gapsOf = (rows: readonly OrderRow[]): number => {
  const days = [...new Set(rows.map(({ business_day }) => business_day))]
  return days.flatMap((day) =>
    rows
      .filter(({ business_day }) => business_day === day)
      .map(({ number }) => number)
      .sort((one, other) => one - other)
      .filter((number, at) => number !== at + 1),
  ).length
}

/** How acknowledged orders and stored ones differ. */
export const compareOrders = (promised: Promises['orders'], rows: readonly OrderRow[]) => {
  const stored = rows.map(({ _id }) => _id)
  const ids = promised.map(({ id }) => id)
  return {
    lost: missingFrom(ids, stored),
    twice: repeated(ids) + missingFrom(stored, ids),
    gaps: gapsOf(rows),
  }
}

export const readOrders = (url: string, shop: string): Promise<OrderRow[]> =>
  onDatabase(url, (read) =>
    read<OrderRow>('select _id, business_day::text, number from orders where shop = $1', [shop]),
  )

const count = async (read: Read, text: string, values: unknown[]): Promise<number> =>
  Number((await read<{ count: string }>(text, values))[0]?.count)

/** Compares what callers were promised with what is stored, statement by statement. */
export const compare = async (
  url: string,
  { shop, dish, code, reward, members, owner }: Restaurant,
  promises: Promises,
  report: Report,
): Promise<void> => {
  const { lost, twice, gaps } = compareOrders(promises.orders, await readOrders(url, shop))
  const zero = (statement: string, found: number) => report.holds(statement, found === 0, found)
  const equal = (statement: string, found: number, expected: number) =>
    report.holds(statement, found === expected, `${found} of ${expected}`)
  zero('acknowledged orders that are lost', lost)
  zero('orders that are there twice', twice)
  zero('gaps and repetitions of order numbers', gaps)
  await onDatabase(url, async (read) => {
    const users = members.map(({ user }) => user)
    const sold = await count(
      read,
      `select ${stock.portions} - sum(quantity) as count from product_stocks where shop = $1 and product = $2`,
      [shop, dish],
    )
    equal('portions sold are those ordered', sold, promises.orders.length)
    const changes = await count(
      read,
      `select version - 1 as count from table_sessions where shop = $1 and table_item is not null`,
      [shop],
    )
    equal('changes of the session at the table are its orders', changes, promises.atTable)
    const records = async (table: string, type: string) =>
      (
        await read<{ _id: string }>(
          `select _id from ${table} where "user" = any($1) and type = '${type}'`,
          [users],
        )
      ).map(({ _id }) => _id)
    const given = await records('point_records', 'adjust')
    zero('points of staff that are lost', missingFrom(promises.pointRecords, given))
    equal('records of staff’s points', given.length, promises.pointRecords.length + users.length)
    equal(
      'records of points earned',
      (await records('point_records', 'earn')).length,
      promises.paid,
    )
    const redeemed = await read<{ _id: string }>(
      'select _id from gift_records where "user" = any($1)',
      [users],
    )
    const rewards = redeemed.map(({ _id }) => _id)
    zero('redeemed rewards that are lost', missingFrom(promises.rewards, rewards))
    equal('redeemed rewards', rewards.length, promises.rewards.length)
    const spent = (await records('point_records', 'redeem')).length
    equal('records of points spent', spent, promises.rewards.length)
    const owned = await read<{ _id: string; status: string }>(
      'select _id, status from user_coupons where "user" = any($1) and code is not null',
      [users],
    )
    const coupons = owned.map(({ _id }) => _id)
    zero('claimed coupons that are lost', missingFrom(promises.coupons, coupons))
    equal('claimed coupons', coupons.length, promises.coupons.length)
    const used = owned.filter(({ status }) => status === 'used').length
    equal('used coupons', used, promises.usedCoupons.length)
    const cents = await count(
      read,
      `select sum(amount) as count from balance_records where "user" = any($1)`,
      [users],
    )
    const expected = users.length * credit.balance * 100 - promises.paidCents
    equal('cents that members have left', cents, expected)
    const differing = await read<{ ledger: string; user: string }>(
      `select 'balance' as ledger, "user" from balance_accounts a where "user" = any($1)
         and balance <> (select sum(amount) from balance_records r where r."user" = a."user")
       union all select 'points', "user" from point_accounts a where "user" = any($1)
         and (balance <> (select sum(amount) from point_records r where r."user" = a."user")
           or balance <> (select sum("left") from point_lots l where l."user" = a."user"))`,
      [users],
    )
    zero('accounts that differ from the sum of their records', differing.length)
  })
  const { quantity: codes } = await owner.get<{ quantity: number }>(`couponCodes/${code.id}`)
  equal('coupons of the code taken', stock.coupons - codes, promises.coupons.length)
  const { quantity: left } = await owner.get<{ quantity: number }>(`gifts/${reward}`)
  equal('rewards taken', stock.rewards - left, promises.rewards.length)
}
