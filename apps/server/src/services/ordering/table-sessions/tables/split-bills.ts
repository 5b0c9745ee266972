import type { SplitSessionData } from '@comanda/contract'
import type { BillShares } from '@comanda/engine/bills'
import { fromCents, toCents } from '@comanda/engine/money'
import { refused } from '../../../../errors/refusal.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import {
  type PricedBill,
  type SessionRow,
  tableSessions,
} from '../../../../tables/table-sessions.ts'
import { depositLeft } from '../../../../payments/deposit-left.ts'
import { paidOf } from '../../../../payments/paid-of.ts'
import { rebill } from '../../closing/rebill.ts'
import { keptPrice } from '../../pricing/agreed-price.ts'
import { keptBills } from '../../pricing/stored-shares.ts'
import { noBooks } from '../../pricing/past-books.ts'
import { priceSession } from '../../pricing/price-session.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveMemberSession } from '../../queries/save-member-session.ts'
import { moveTickets } from '../../kitchen/move-tickets.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import { tvStatusOf } from '../../records/tv-status.ts'
import type { LockedSession } from '../change-session.ts'
import { newSession, type SessionIds } from '../beginning/new-session.ts'
import { nextPart } from './next-part.ts'
import { splitLines } from './split-lines.ts'
import { splitOrders } from './split-orders.ts'

/** Who splits a bill, and the ids of what comes of it. */
export interface Splitting {
  readonly ids: SessionIds
  readonly newId: () => Promise<string>
  readonly actor: Actor
}

/** The two bills, and the orders that changed. */
export interface SplitBills {
  readonly first: SessionState
  readonly second: SessionState
  readonly orders: readonly string[]
}

/** Returns the row of the second bill: at the same table, for the same member and by the same rules, with some of the guests. */
const secondRow = async (
  { transaction, menu, state: { row }, now }: LockedSession,
  ids: SessionIds,
  capacity: number,
): Promise<SessionRow> => {
  const { section, user, tableItem, tableName, qrCodeViewItem, startTime, bookedTime } = row
  const { sessionName, localizedSessionName, modifiers, manualSurcharges, taxFree } = row
  const { bookings } = row
  const of = {
    bookings,
    section,
    user,
    tableItem,
    tableName,
    qrCodeViewItem,
    startTime,
    bookedTime,
  }
  const rules = { sessionName, localizedSessionName, modifiers, manualSurcharges, taxFree }
  const split = await nextPart(transaction, row)
  const own = { ...ids, ...of, ...rules, capacity, split, source: 'staff' as const }
  const made = newSession(menu, 'dineIn', own, now)
  return { ...made, ...priceSession(menu, made, [], now, { books: noBooks }) }
}

/** Throws a refusal if more was paid than the first bill would be: but for a deposit, it would go back at once. */
const checkPaid = ({ row, payments }: SessionState, total: number): void => {
  const { paid } = paidOf(row.result, payments)
  if (toCents(paid) - depositLeft(payments) > toCents(total))
    throw refused({
      kind: 'Conflict',
      code: 'splitRefused',
      message: 'More was paid than the first bill would be.',
      field: 'lines',
      detail: { paid, total },
    })
}

/** Returns the labels of a bill, with those of its coupons and its discount by hand, which stay with the first. */
const labelsOf = ({ result, discounts, manualDiscount }: SessionRow): PricedBill['labels'] => ({
  ...result.labels,
  ...Object.fromEntries(discounts.map(({ coupon }) => [coupon._id, { name: coupon.name }])),
  ...(manualDiscount ? { [manualDiscount.rule._id]: { name: manualDiscount.rule.name } } : {}),
})

const placeOf = ({ _id, tableName, split }: SessionRow) => ({
  session: _id,
  table: tableName,
  split: split || null,
})

/** Writes units of lines of a locked session to a second bill of its table. Discounts and payments stay with the first. */
export const splitBills = async (
  locked: LockedSession,
  { lines: units, capacity: guests = 1 }: SplitSessionData,
  { ids, newId, actor }: Splitting,
): Promise<SplitBills> => {
  const { transaction, menu, state, now } = locked
  const { staying, going, origins } = splitLines(state, units)
  const capacity = Math.max(1, (state.row.capacity ?? 1) - guests)
  const begun = await secondRow(locked, ids, guests)
  await transaction.insert(tableSessions).values(begun)
  const rows = await splitOrders(transaction, state, { staying, going }, { to: begun, newId })
  const whole = rows.second.orders.filter((one) => state.orders.some(({ _id }) => _id === one._id))
  await moveTickets(
    transaction,
    whole.map(({ _id }) => _id),
    begun,
    now,
  )
  const { lineAdjusts, result: bill } = state.row
  const formerOf = new Map([...rows.ids].map(([was, id]) => [id, origins.get(was) ?? was]))
  const parts = keptBills(bill, [
    { lines: rows.first.lines, origins },
    { lines: rows.second.lines, origins: formerOf },
  ])
  const labels = labelsOf(state.row)
  const adjustsOf = (session: SessionState): SessionRow['lineAdjusts'] => {
    const own = new Set(session.lines.map(({ id }) => id))
    return lineAdjusts
      .map((one) =>
        session.row._id === begun._id ? { ...one, id: rows.ids.get(one.id) ?? '' } : one,
      )
      .filter(({ id }) => own.has(id))
  }
  const billed = async (
    session: SessionState,
    fields: Partial<SessionRow>,
    part: BillShares,
    total?: number,
  ) => {
    const columns = { ...fields, lineAdjusts: adjustsOf(session) }
    const changed = { ...session, row: { ...session.row, ...columns } }
    const { state: after, changes } = await rebill(transaction, menu, changed, {
      actor,
      now,
      priced: (context) => keptPrice(part, changed, context, { total, labels }),
    })
    const tvStatus = tvStatusOf(after.orders.map(({ status }) => status))
    const row = await saveSession(transaction, session.row, { ...columns, tvStatus, ...changes })
    return { ...after, row }
  }
  const empty = { payments: [], attempts: [] }
  const second = await billed({ row: begun, ...rows.second, ...empty }, {}, parts[1]!)
  const rest = fromCents(toCents(bill.totals.total) - toCents(second.row.result.totals.total))
  checkPaid(state, rest)
  const first = await billed(
    { ...state, lines: rows.first.lines, orders: rows.first.orders },
    { capacity },
    parts[0]!,
    rest,
  )
  await saveMemberSession(transaction, second.row)
  const event = { shop: begun.shop, at: now.toISOString(), kind: 'split' as const, actor }
  const lines = going.map(({ names, quantity, picked: { fromProduct } }) => ({
    name: names.name,
    quantity,
    ...(fromProduct === undefined ? {} : { fromProduct }),
  }))
  await addEvents(
    transaction,
    { ...event, session: state.row._id, detail: { to: placeOf(second.row), lines } },
    { ...event, session: begun._id, detail: { from: placeOf(state.row), lines } },
  )
  return { first, second, orders: rows.changed }
}
