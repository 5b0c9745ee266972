import type { Menu } from '@comanda/contract'
import type { BillShares } from '@comanda/engine/bills'
import type { Database } from '../../../../database/connect.ts'
import { spendablePoints } from '../../../../ledgers/points/spendable-points.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { MergedBefore, SessionRow } from '../../../../tables/table-sessions.ts'
import { couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { handOverCoupons } from '../../../rewards/user-coupons/queries/take-coupons.ts'
import { priceAgain } from '../../closing/price-again.ts'
import { keptPrice } from '../../pricing/agreed-price.ts'
import { originsOf } from '../../pricing/joined-price.ts'
import { keptBills } from '../../pricing/stored-shares.ts'
import { moveTickets } from '../../kitchen/move-tickets.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import { tvStatusOf } from '../../records/tv-status.ts'
import { moveOrders } from './move-orders.ts'

/** Returns a list without each of the items once. Items are compared by what they contain. */
const without = <T>(list: readonly T[], items: readonly T[]): T[] => {
  const gone = items.map((item) => JSON.stringify(item))
  return list.filter((item) => {
    const at = gone.indexOf(JSON.stringify(item))
    if (at >= 0) gone.splice(at, 1)
    return at < 0
  })
}

/** Returns a list without what only the other bill brought. */
const withoutBrought = <T>(list: readonly T[], brought: readonly T[], own: readonly T[]): T[] =>
  list.filter((item) => own.includes(item) || !brought.includes(item))

/** Returns the columns of the bill that stays, without what the other one brought; what changed since stays. */
const leftColumns = (
  { row }: SessionState,
  { from, into }: MergedBefore,
  gone: SessionRow['discounts'],
): Partial<SessionRow> => {
  const guests = (row.capacity ?? 0) - (from.capacity ?? 0)
  return {
    user: into.user === null && row.user === from.user ? null : row.user,
    capacity: guests > 0 ? guests : into.capacity,
    discounts: without(row.discounts, gone),
    tips: Math.max(0, row.tips - from.tips),
    adjusts: without(row.adjusts, from.adjusts),
    preAdjusts: without(row.preAdjusts, from.preAdjusts),
    modifiers: withoutBrought(row.modifiers, from.modifiers, into.modifiers),
    manualSurcharges: withoutBrought(
      row.manualSurcharges,
      from.manualSurcharges,
      into.manualSurcharges,
    ),
    billAskedTime:
      row.billAskedTime === from.billAskedTime ? into.billAskedTime : row.billAskedTime,
  }
}

const placeOf = ({ row }: SessionState) => ({ session: row._id, table: row.tableName })

/** Two sessions after the merge is undone. */
export interface Unmerged {
  readonly from: SessionState
  readonly into: SessionState
}

/** Writes what came from a locked session back to it; the caller announces both. */
export const unmergedBills = async (
  transaction: Database,
  menu: Menu,
  { from, into, before }: Unmerged & { readonly before: MergedBefore },
  actor: Actor,
  now: Date,
): Promise<Unmerged> => {
  const known = new Set(before.from.discounts.map((one) => JSON.stringify(couponKey(one))))
  const back = into.row.discounts.filter((one) => known.has(JSON.stringify(couponKey(one))))
  await handOverCoupons(transaction, back.map(couponKey), into.row._id, from.row._id)
  const { orders, payments, attempts } = before
  const parts = { orders, payments, attempts, isWhole: false }
  const rows = await moveOrders(transaction, into, from, parts)
  await moveTickets(transaction, orders, from.row, now)
  const { invoices: _, ...own } = before.from
  const ofLines = into.row.lineAdjusts.flatMap((one) => {
    const id = rows.ids.get(one.id)
    return id === undefined ? [] : [{ ...one, id }]
  })
  const again = {
    ...own,
    discounts: back,
    lineAdjusts: ofLines,
    endTime: null,
    merged: null,
  }
  const left = {
    ...leftColumns(into, before, back),
    lineAdjusts: into.row.lineAdjusts.filter(({ id }) => !rows.ids.has(id)),
    bookings: without(into.row.bookings, from.row.bookings),
  }
  const { result: bill } = into.row
  const saved = async (
    state: SessionState,
    columns: Partial<SessionRow>,
    part: BillShares,
  ): Promise<SessionState> => {
    const row = { ...state.row, ...columns }
    const free = row.user === null ? 0 : await spendablePoints(transaction, row.user, now)
    const priced = await priceAgain(transaction, menu, { ...state, row }, actor, now, {
      free,
      priced: (context) =>
        keptPrice(part, { row, lines: state.lines }, context, { labels: bill.labels }),
    })
    const tvStatus = tvStatusOf(priced.state.orders.map((order) => order.status))
    const changes = { ...columns, tvStatus, ...priced.changes }
    return { ...priced.state, row: await saveSession(transaction, state.row, changes) }
  }
  const isBack = new Set(orders)
  const staying = into.lines.filter(({ order }) => !isBack.has(order))
  const [stayingPart, goingPart] = keptBills(bill, [
    { lines: staying },
    { lines: rows.lines, origins: originsOf(rows.ids) },
  ])
  const stays = await saved(
    {
      row: into.row,
      orders: into.orders.filter(({ _id }) => !isBack.has(_id)),
      lines: staying,
      payments: into.payments.filter(({ _id }) => !payments.includes(_id)),
      attempts: into.attempts.filter(({ _id }) => !attempts.includes(_id)),
    },
    left,
    stayingPart!,
  )
  const goes = await saved({ ...rows, row: from.row }, again, goingPart!)
  const of = { shop: into.row.shop, at: now.toISOString(), kind: 'unmerged' as const, actor }
  const numbers = rows.orders.map(({ number }) => number)
  await addEvents(
    transaction,
    { ...of, session: from.row._id, detail: { from: placeOf(into), orders: numbers } },
    { ...of, session: into.row._id, detail: { to: placeOf(from), orders: numbers } },
  )
  return { from: goes, into: stays }
}
