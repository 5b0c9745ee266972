import { type Menu, type OrderResult, sessionChange } from '@comanda/contract'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import { noteChange } from '../../../../records/session-changes.ts'
import { orderNumber, orderRecord } from '../../records/order-record.ts'
import { announceRound } from '../../shared-carts/announce.ts'
import { seenLines, takeRound, type TakenRound } from '../../shared-carts/order-seen.ts'
import type { Database } from '../../../../database/connect.ts'
import { announcePlaced, type PlacedOnce } from './announce-placed.ts'
import { couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { actingMember, memberOf, staffOf } from '../actor-of.ts'
import { invoiceRefusal } from './invoice-refusal.ts'
import { orderOnce, type Placing } from './order-once.ts'
import type { Orderer } from './orderer.ts'
import type { Ordering } from '../ordering.ts'
import type { RequestedRound } from './requested-order.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { type Estimating, estimating } from '../../kitchen/estimating.ts'
import { placedTickets } from '../../kitchen/placed-tickets.ts'
import { payUntil } from '../../checkout/payment-first.ts'
import { placeOrder } from '../../checkout/place-order.ts'
import { isOverpaid, refundSurplus } from '../../closing/refund-surplus.ts'
import { inShopOfSession } from '../../../../shop-directory/in-shop-of-session.ts'
import { orderedRow } from '../../queries/save-session.ts'
import { sessionRecord, type SessionState } from '../../records/session-record.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { closedRefusal, intervalRefusal, linesRefusal, shopRefusal } from '../session-refusals.ts'
import { tvStatusOf } from '../../records/tv-status.ts'

/** The shop does not have the session: nothing of the transaction may stay. */
class NotInShop extends Error {}

/** A placed round, with what it took of the table's shared cart. */
interface PlacedRound extends PlacedOnce<OrderResult> {
  readonly shared?: TakenRound
}

interface Round {
  readonly data: RequestedRound
  readonly by: Orderer
  readonly orderId: string
  readonly estimated: Estimating
  readonly now: Date
}

/** Returns why a session takes no order; staff order at any time. Its section stays, also if another serves by now. */
const roundRefusal = (
  menu: Menu,
  { data, by, now }: Round,
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

/** What it takes of the table's shared cart. */
const sharedRound = (
  { data, orderId }: Round,
  seen: NonNullable<RequestedRound['seen']>,
  transaction: Database,
  { row, orders }: SessionState,
): Promise<TakenRound> => {
  const taken = { shop: row.shop, session: row._id, seen, guestKey: data.guestKey, order: orderId }
  return takeRound(transaction, taken, (id) => {
    const order = orders.find(({ _id }) => _id === id)
    return order && orderNumber(order.number)
  })
}

const placeRound = async (round: Round, placing: Placing): Promise<PlacedRound> => {
  const { transaction, menu, state } = placing
  if (!state) throw new NotInShop()
  const { data, by, orderId, now } = round
  const { actor, setsPrices } = by
  const refusal = roundRefusal(menu, round, state)
  if (refusal) throw refused(refusal)
  const shared = data.seen && (await sharedRound(round, data.seen, transaction, state))
  const cart = shared ? [...shared.lines, ...data.cart] : data.cart
  const { coupons, expectedTotal, expectedBill, together, remark, guest, payBy } = data
  const { order, lines, changes, stocks, take } = await placeOrder(transaction, {
    ...placing,
    state,
    cart,
    coupons,
    expectedTotal,
    expectedBill,
    together,
    remark,
    guest: actor.role === 'staff' ? undefined : guest,
    member: memberOf(actor, state.row),
    staff: staffOf(actor),
    setsPrices,
    payUntil: await payUntil(transaction, { menu, type: state.row.type, actor, payBy }, now),
    orderId,
    now,
  })
  const placed = round.estimated(order, lines, state.row)
  const orders = [...state.orders, placed]
  const billed = {
    row: { ...state.row, ...changes },
    lines: [...state.lines, ...lines],
    payments: state.payments,
  }
  const refunds = isOverpaid(billed)
  // What a refund goes to is locked after the stocks.
  if (refunds) await take?.()
  const surplus = await refundSurplus(transaction, menu, billed, actor, now)
  const row = orderedRow(state.row, {
    ...changes,
    ...surplus.changes,
    tvStatus: tvStatusOf(orders.map(({ status }) => status)),
    ...(data.twInvoice ? { twInvoice: data.twInvoice } : {}),
  })
  const at = now.toISOString()
  const detail = { order: placed._id, seq: placed.seq, total: placed.total }
  const ordered = { shop: row.shop, session: row._id, at, kind: 'ordered' as const, actor, detail }
  const after = { ...state, row, lines: billed.lines, orders, payments: surplus.payments }
  const session = sessionRecord(after, sectionsOf(menu, row, now))
  const answer = { ...session, order: orderRecord(placed, lines) }
  const change = sessionChange(sessionRecord(state), session)
  for (const record of [session, answer]) noteChange(record, change)
  return {
    order: placed,
    lines,
    tickets: placedTickets(placed, lines, {
      row: state.row,
      memberAllergens: placing.memberAllergens,
    }),
    events: [ordered],
    row,
    before: state.row,
    take,
    session,
    answer,
    stocks,
    coupons: row.discounts.map(couponKey),
    changesMember: refunds || row.discounts.length > 0 || row.pointsSpent !== null,
    ...(shared ? { shared } : {}),
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
  const { reads, shopDirectory, menuOf } = ordering
  const { session } = data
  const now = new Date(ordering.now())
  const from = performance.now()
  const outcome = await inShopOfSession(ordering, session, async (shop) => {
    const menu = await menuOf(shop)
    if (!menu) return undefined
    const by = ordererIn(shop)
    const orderId = await shopDirectory.newSecretId(reads, shop)
    const round = { data, by, orderId, estimated: await estimating(reads, menu, now), now }
    const shared = data.seen && (await seenLines(ordering.database, { shop, session }, data.seen))
    const toPlace = {
      write: { ...by.sender, shop, scope: `tableSessions/order/${session}`, payload: data },
      menu,
      session,
      asksForChanges: by.asksForChanges,
      stocksOf: { ...data, shop, cart: [...(shared ?? []), ...data.cart] },
      member: actingMember(by.actor),
      waited: by.waited + performance.now() - from,
    }
    try {
      return await orderOnce(ordering, toPlace, (placing) => placeRound(round, placing))
    } catch (error) {
      if (error instanceof NotInShop) return undefined
      throw error
    }
  })
  if (!outcome) throw refused(sessionNotFound)
  announcePlaced(ordering, outcome, now)
  if (outcome.made?.shared) announceRound(ordering.bus, outcome.made.shared, outcome.answer)
  return outcome.answer
}
