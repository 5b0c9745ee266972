import type { Menu, OrderResult } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { once } from '../../../idempotency/once.ts'
import { orderRecord } from '../records/order-record.ts'
import { announceOrder, announceSession } from '../announcements/announce.ts'
import { announceMember, couponIdsOf } from '../announcements/announce-member.ts'
import { memberOf, staffOf } from './actor-of.ts'
import { invoiceRefusal } from './invoice-refusal.ts'
import type { Orderer } from './orderer.ts'
import type { Ordering } from './ordering.ts'
import type { RequestedRound } from './requested-order.ts'
import { sectionsOf } from '../pricing/session-sections.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { lockSession } from '../queries/load-session.ts'
import { shopOfSession } from '../queries/shop-of-session.ts'
import { saveSession } from '../queries/save-session.ts'
import { writeOrder } from '../queries/write-order.ts'
import { sessionRecord, type SessionState } from '../records/session-record.ts'
import { closedRefusal, intervalRefusal, sessionNotFound, shopRefusal } from './session-refusals.ts'
import { tvStatusOf } from '../records/tv-status.ts'

interface Round {
  readonly menu: Menu
  readonly data: RequestedRound
  readonly by: Orderer
  readonly now: Date
}

interface PlacedRound {
  readonly answer: OrderResult
  /** Products whose stock went down. */
  readonly stocks: readonly string[]
}

/** Locks the session; throws if it takes no order. Its section stays, also if another serves by now. */
const lockedForOrder = async (transaction: Database, round: Round): Promise<SessionState> => {
  const { menu, data, now } = round
  const locked = await lockSession(transaction, data.session)
  const { restoreKey: key } = data
  if (!locked || (key !== undefined && key !== locked.row.restoreKey))
    throw refused(sessionNotFound)
  const refusal =
    closedRefusal(locked.row, now) ??
    invoiceRefusal(data.twInvoice) ??
    shopRefusal(menu, locked.row.type, now, true) ??
    intervalRefusal(menu, locked, now)
  if (refusal) throw refused(refusal)
  return locked
}

const placeRound = async (transaction: Database, round: Round): Promise<PlacedRound> => {
  const { menu, data, by, now } = round
  const { actor, setsPrices } = by
  const state = await lockedForOrder(transaction, round)
  const { cart, coupons, expectedTotal, remark } = data
  const member = memberOf(actor, state.row)
  const orderId = newSecretId()
  const requested = {
    cart,
    coupons,
    expectedTotal,
    remark,
    member,
    staff: staffOf(actor),
    setsPrices,
  }
  const checkout = { menu, state, ...requested, orderId, now }
  const { order: placed, lines, changes, stocks } = await placeOrder(transaction, checkout)
  const statuses = [...state.orders, placed].map(({ status }) => status)
  const row = await saveSession(transaction, state.row, {
    ...changes,
    tvStatus: tvStatusOf(statuses),
    ...(data.twInvoice ? { twInvoice: data.twInvoice } : {}),
  })
  const at = now.toISOString()
  const detail = { order: placed._id, seq: placed.seq, total: placed.total }
  const ordered = { shop: row.shop, session: row._id, at, kind: 'ordered' as const, actor, detail }
  const order = await writeOrder(transaction, { order: placed, lines, events: [ordered] })
  const after = {
    row,
    lines: [...state.lines, ...lines],
    orders: [...state.orders, order],
    payments: state.payments,
  }
  const session = sessionRecord(after, sectionsOf(menu, row, now))
  return { answer: { ...session, order: orderRecord(order, lines) }, stocks }
}

/**
 * `create tableSessions/order`: adds the cart to a dine-in session. Rounds of one session are serialised, so that
 * phones that order at the same time lose nothing; a retry gets the saved result.
 */
export const order = async (
  { database, bus, now, menuOf, stocksChanged }: Ordering,
  data: RequestedRound,
  ordererIn: (shop: string) => Orderer,
): Promise<OrderResult> => {
  const shop = await shopOfSession(database, data.session)
  const menu = shop === undefined ? undefined : await menuOf(shop)
  if (!menu) throw refused(sessionNotFound)
  const by = ordererIn(menu.shop._id)
  const round = { menu, data, by, now: new Date(now()) }
  const { key, caller } = by
  const scope = `tableSessions/order/${data.session}`
  const write = { shop: menu.shop._id, scope, key, caller, payload: data }
  const { answer, made } = await inTransaction(database, (transaction) =>
    once(transaction, write, () => placeRound(transaction, round)),
  )
  if (made) {
    const { order: placed, ...session } = answer
    announceSession(bus, session)
    announceOrder(bus, 'created', placed)
    stocksChanged(menu.shop._id, made.stocks)
    announceMember(database, bus, {
      session: session._id,
      user: session.user,
      coupons: couponIdsOf(session),
      now: round.now,
    })
  }
  return answer
}
