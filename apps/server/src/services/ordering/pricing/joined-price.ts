import { toCents, fromCents } from '@comanda/engine/money'
import { addBills } from '@comanda/engine/bills'
import type { LineRow } from '../../../tables/session-lines.ts'
import type { PricedBill } from '../../../tables/table-sessions.ts'
import { type ActContext, type Changed, keptPrice } from './agreed-price.ts'
import { keptBills, type Origins } from './stored-shares.ts'
import type { SessionPrice } from './price-session.ts'

/** A bill, and its lines on the one that it joins. */
export interface JoinedBill {
  readonly bill: PricedBill
  readonly lines: readonly LineRow[]
  /** The ids of the lines on their bill by the new ones. */
  readonly origins?: Origins
}

/** Returns the price of bills that become one: what each came to, in all (PRICE-9.7). */
export const joinedPrice = (
  bills: readonly JoinedBill[],
  changed: Changed,
  context: ActContext,
): SessionPrice => {
  const parts = bills.map(({ bill, lines, origins }) => ({
    part: keptBills(bill, [{ lines, origins }])[0]!,
    sign: 1 as const,
  }))
  const total = fromCents(bills.reduce((sum, { bill }) => sum + toCents(bill.totals.total), 0))
  const labels = Object.assign({}, ...bills.map(({ bill }) => bill.labels ?? {}))
  return keptPrice(addBills(parts), changed, context, { total, labels })
}

/** Returns former ids by the new ones. */
export const originsOf = (ids: ReadonlyMap<string, string>): Origins =>
  new Map([...ids].map(([former, id]) => [id, former]))
