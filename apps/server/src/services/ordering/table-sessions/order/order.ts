import type { Menu, OrderResult } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import { orderRecord } from '../../records/order-record.ts'
import { announceAgain } from '../../announcements/announce-again.ts'
import { announceOrder, announceSession } from '../../announcements/announce.ts'
import { type CouponKey, couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { announceMember } from '../../announcements/announce-member.ts'
import { memberOf, staffOf } from '../actor-of.ts'
import { invoiceRefusal } from './invoice-refusal.ts'
import { orderOnce, type PlacedOnce } from './order-once.ts'
import type { Orderer } from './orderer.ts'
import type { Ordering } from '../ordering.ts'
import type { RequestedRound } from './requested-order.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { type Estimating, estimating } from '../../kitchen/estimating.ts'
import { placedTickets } from '../../kitchen/placed-tickets.ts'
import { shopStations } from '../../kitchen/shop-stations.ts'
import { announcePlacedTickets } from '../../kitchen/written-tickets.ts'
import type { StationRow } from '../../../../tables/stations.ts'
import type { TicketRow } from '../../../../tables/tickets.ts'
import { payUntil } from '../../checkout/payment-first.ts'
import { placeOrder } from '../../checkout/place-order.ts'
import { isOverpaid, refundSurplus } from '../../closing/refund-surplus.ts'
import { placeInLockedSession } from './place-in-locked-session.ts'
import { inShopOfSession } from '../../../../shop-directory/in-shop-of-session.ts'
import { sendSession } from '../../queries/save-session.ts'
import { writeOrder } from '../../queries/write-order.ts'
import { sessionRecord, type SessionState } from '../../records/session-record.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { closedRefusal, intervalRefusal, linesRefusal, shopRefusal } from '../session-refusals.ts'
import type { KnownStocks } from '../../../products/product-stocks/queries/take-stock.ts'
import { requestedStocks } from './requested-stocks.ts'
import { tvStatusOf } from '../../records/tv-status.ts'

interface Round {
  readonly menu: Menu
  readonly data: RequestedRound
  readonly by: Orderer
  readonly orderId: string
  readonly estimated: Estimating
  /** The stocks of its cart, and the stations, if they are read already. */
  readonly stocks?: KnownStocks | undefined
  readonly stations?: Promise<readonly StationRow[]> | undefined
  readonly now: Date
}

interface PlacedRound extends PlacedOnce {
  readonly tickets: readonly TicketRow[]
  readonly answer: OrderResult
  /** Products whose stock went down. */
  readonly stocks: readonly string[]
  /** The session's coupons. */
  readonly coupons: readonly CouponKey[]
}

/** Returns why a session takes no order; staff order at any time. Its section stays, also if another serves by now. */
const roundRefusal = (
  { menu, data, by, now }: Round,
  { row, lines, orders }: SessionState,
): Refusal | undefined => {
  const { restoreKey: key, twInvoice } = data
  if (key !== undefined && key !== row.restoreKey) return sessionNotFound
  return (
    closedRefusal(row, now) ??
    invoiceRefusal(twInvoice, menu.shop) ??
    (by.actor.role === 'staff' ? undefined : shopRefusal(menu, row.type, now, true)) ??
    intervalRefusal(menu, { orders }, now) ??
    linesRefusal(menu, lines.length + data.cart.length)
  )
}

const placeRound = async (
  transaction: Database,
  round: Round,
  state: SessionState,
): Promise<PlacedRound> => {
  const { menu, data, by, orderId, stocks: known, stations, now } = round
  const { actor, setsPrices } = by
  const refusal = roundRefusal(round, state)
  if (refusal) throw refused(refusal)
  const { cart, coupons, expectedTotal, expectedBill, remark, guest } = data
  const member = memberOf(actor, state.row)
  const requested = {
    cart,
    coupons,
    expectedTotal,
    expectedBill,
    remark,
    guest: actor.role === 'staff' ? undefined : guest,
    member,
    staff: staffOf(actor),
    setsPrices,
    payUntil: await payUntil(
      transaction,
      { menu, type: state.row.type, actor, payBy: data.payBy },
      now,
    ),
  }
  const checkout = { menu, state, ...requested, orderId, stocks: known, stations, now }
  const { order: priced, lines, changes, stocks, take } = await placeOrder(transaction, checkout)
  const placed = round.estimated(priced, lines, state.row)
  const statuses = [...state.orders, placed].map(({ status }) => status)
  const billed = {
    row: { ...state.row, ...changes },
    lines: [...state.lines, ...lines],
    payments: state.payments,
  }
  // What a refund goes to is locked after the stocks.
  if (isOverpaid(billed)) await take?.()
  const surplus = await refundSurplus(transaction, menu, billed, actor, now)
  const { row, sent } = sendSession(transaction, state.row, {
    ...changes,
    ...surplus.changes,
    tvStatus: tvStatusOf(statuses),
    ...(data.twInvoice ? { twInvoice: data.twInvoice } : {}),
  })
  const at = now.toISOString()
  const detail = { order: placed._id, seq: placed.seq, total: placed.total }
  const ordered = { shop: row.shop, session: row._id, at, kind: 'ordered' as const, actor, detail }
  const tickets = placedTickets(placed, lines, state.row)
  const { order, number } = await writeOrder(transaction, {
    order: placed,
    lines,
    tickets,
    events: [ordered],
    sendWith: async () => {
      await Promise.all([sent, take?.()])
    },
  })
  const after = {
    ...state,
    row,
    lines: billed.lines,
    orders: [...state.orders, order],
    payments: surplus.payments,
  }
  const session = sessionRecord(after, sectionsOf(menu, row, now))
  return {
    session,
    answer: { ...session, order: orderRecord(order, lines) },
    number,
    tickets,
    stocks,
    coupons: row.discounts.map(couponKey),
  }
}

/**
 * `create tableSessions/order`: adds the cart to a dine-in session. Rounds of one session are serialised, so that
 * phones that order at the same time lose nothing; a retry gets the saved result.
 */
export const order = async (
  ordering: Ordering,
  data: RequestedRound,
  ordererIn: (shop: string) => Orderer,
): Promise<OrderResult> => {
  const { reads, shopDirectory, bus, menuOf, menuAt, stocksChanged } = ordering
  const now = new Date(ordering.now())
  const from = performance.now()
  const outcome = await inShopOfSession(ordering, data.session, async (shop) => {
    const menu = await menuOf(shop)
    if (!menu) return undefined
    const by = ordererIn(shop)
    const orderId = await shopDirectory.newSecretId(reads, shop)
    const estimated = await estimating(reads, menu, now)
    const round = { menu, data, by, orderId, estimated, now }
    const scope = `tableSessions/order/${data.session}`
    const write = { ...by.sender, shop, scope, payload: data }
    const of = { shop, session: data.session, waited: by.waited + performance.now() - from }
    return placeInLockedSession(ordering, of, (transaction, locked, locksFirst) => {
      let stocks: Round['stocks']
      let stations: Round['stations']
      const work = async (revision: number): Promise<PlacedRound> => {
        const state = await locked()
        const menuNow = await menuAt(transaction, menu, revision)
        return placeRound(transaction, { ...round, menu: menuNow, stocks, stations }, state)
      }
      return orderOnce(transaction, write, work, () => {
        stocks = requestedStocks(transaction, { shop, ...data }, locksFirst)
        stations = shopStations(transaction, shop)
        stations.catch(() => undefined)
      })
    })
  })
  if (!outcome) throw refused(sessionNotFound)
  const { answer, made } = outcome
  if (made) {
    const { session } = made
    const { order: placed } = answer
    announceSession(bus, session)
    announceOrder(bus, 'created', placed)
    announcePlacedTickets(bus, made.tickets, placed)
    stocksChanged(session.shop, made.stocks)
    announceMember(reads, bus, {
      session: session._id,
      user: session.user,
      coupons: made.coupons,
      now,
    })
  } else
    announceAgain(ordering, { shop: answer.shop, session: answer._id, order: answer.order._id })
  return answer
}
