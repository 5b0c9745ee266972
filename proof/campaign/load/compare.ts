import type { Report } from '../run/report.ts'
import type { Promises } from './promises.ts'
import { credit, type Restaurant, stock } from './restaurant.ts'
import { type OrderRow, readStored } from './stored.ts'

const repeated = (values: readonly string[]): number => values.length - new Set(values).size

const missingFrom = (values: readonly string[], stored: readonly string[]): number => {
  const found = new Set(stored)
  return values.filter((value) => !found.has(value)).length
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

/** How acknowledged orders and stored ones differ. Every caller repeats its call until it is acknowledged. */
export const compareOrders = (promised: Promises['orders'], rows: readonly OrderRow[]) => {
  const stored = rows.map(({ _id }) => _id)
  const ids = promised.map(({ id }) => id)
  return {
    lost: missingFrom(ids, stored),
    twice: repeated(ids) + missingFrom(stored, ids),
    gaps: gapsOf(rows),
  }
}

/** Reports whether the database has what callers were promised, once. */
export const compare = async (
  url: string,
  restaurant: Restaurant,
  promises: Promises,
  report: Report,
): Promise<void> => {
  const { code, reward, members, owner } = restaurant
  const stored = await readStored(url, restaurant)
  const codes = await owner.get<{ quantity: number }>(`couponCodes/${code.id}`)
  const rewards = await owner.get<{ quantity: number }>(`gifts/${reward}`)
  const zero = (statement: string, found: number) =>
    report.holds(`no ${statement}`, found === 0, found)
  const equal = (statement: string, found: number, expected: number) =>
    report.holds(statement, found === expected, `${found} of ${expected}`)
  const same = (what: string, found: readonly string[], promised: readonly string[]) => {
    zero(`${what} is lost`, missingFrom(promised, found))
    equal(`every ${what} is there once`, found.length, promised.length)
  }

  const { lost, twice, gaps } = compareOrders(promises.orders, stored.orders)
  zero('acknowledged order is lost', lost)
  zero('order is there twice', twice)
  zero('order number is missing or repeated', gaps)
  equal('portions sold are those ordered', stored.portionsSold, promises.orders.length)
  equal('the table’s session changed once for each order', stored.tableChanges, promises.atTable)
  same('record of points from staff', stored.pointsGiven, [
    ...promises.pointRecords,
    ...members.map(({ firstPoints }) => firstPoints),
  ])
  same('redeemed reward', stored.rewards, promises.rewards)
  equal('points were spent once for each', stored.pointsSpent, promises.rewards.length)
  equal('its stock is exact', stock.rewards - rewards.quantity, promises.rewards.length)
  same('claimed coupon', stored.coupons, promises.coupons)
  equal('its stock is exact', stock.coupons - codes.quantity, promises.coupons.length)
  equal('coupons used are those ordered with', stored.usedCoupons, promises.usedCoupons.length)
  const left = members.length * credit.balance * 100 - promises.paidCents
  equal('the members’ balances, in cents', stored.cents, left)
  zero('account differs from the sum of its records', stored.wrongAccounts)
}
