import type { CreateSessionResult } from '@comanda/contract'
import { refused } from '../../../../errors/refusal.ts'
import { idempotencyKeyReused } from '../../../../idempotency/once.ts'
import { orderRecord } from '../../records/order-record.ts'
import { announcePlaced, type PlacedOnce } from '../order/announce-placed.ts'
import { actingMember, memberOf, staffOf } from '../actor-of.ts'
import { couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { orderOnce, type Placing } from '../order/order-once.ts'
import type { Orderer } from '../order/orderer.ts'
import type { RequestedSession } from '../order/requested-order.ts'
import { beginningRow } from './beginning-row.ts'
import { newSessionIds, type SessionIds } from './new-session.ts'
import type { Ordering } from '../ordering.ts'
import { type Estimating, estimating } from '../../kitchen/estimating.ts'
import { placedTickets } from '../../kitchen/placed-tickets.ts'
import { payUntil } from '../../checkout/payment-first.ts'
import { placeOrder } from '../../checkout/place-order.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { codedTable } from './entry-code.ts'
import { type OfChannel, paidAtChannel, priceOfChannel } from './of-channel.ts'
import { invoiceRefusal } from '../order/invoice-refusal.ts'
import { countPending, pendingRefusal } from '../order/pending-refusal.ts'
import { plateRefusal } from '../order/plate-refusal.ts'
import { priceApprover } from '../order/price-approver.ts'
import { tentRefusal } from '../order/tent-refusal.ts'
import { sessionRecord, withRestoreKey } from '../../records/session-record.ts'
import { linesRefusal, shopRefusal, timeRefusal } from '../session-refusals.ts'
import { sessionPayments } from '../../../../tables/session-payments.ts'
import { tvStatusOf } from '../../records/tv-status.ts'
import { shopNotFound } from '../../../../errors/shop-not-found.ts'

/** Returns whether a saved response is that of a member other than the caller: it has their restore key. */
const isOthers = ({ user }: CreateSessionResult, { actor }: Orderer): boolean =>
  Boolean(user) && user !== actingMember(actor)

interface Beginning {
  readonly data: RequestedSession
  readonly by: Orderer
  readonly ids: SessionIds
  readonly orderId: string
  readonly estimated: Estimating
  readonly now: Date
  /** What a channel says of it, if it came from one. */
  readonly own: OfChannel | undefined
}

const begin = async (
  beginning: Beginning,
  placing: Placing,
): Promise<PlacedOnce<CreateSessionResult>> => {
  const { transaction, menu, memberAllergens } = placing
  const { data, by, orderId, now, own } = beginning
  const { actor, setsPrices } = by
  // The guest of a channel has paid there, whatever the clock says here.
  const isStaff = actor.role === 'staff' || own !== undefined
  const { qrCodeViewItem: code } = data
  const coded = code === undefined ? undefined : await codedTable(transaction, menu, code)
  const table = coded?.table
  const refusal =
    (isStaff ? undefined : shopRefusal(menu, data.type, now, table !== undefined)) ??
    timeRefusal(menu, data, 'pickupTime', now, isStaff) ??
    timeRefusal(menu, data, 'bookedTime', now, isStaff) ??
    invoiceRefusal(data.twInvoice, menu.shop) ??
    (isStaff ? undefined : plateRefusal(menu, data)) ??
    linesRefusal(menu, data.cart.length) ??
    pendingRefusal(menu, placing.pending) ??
    (await tentRefusal(transaction, data, actor, now))
  if (refusal) throw refused(refusal)
  const approver = await priceApprover(transaction, data, by)
  const fresh = beginningRow({ ...beginning, menu }, actor, table)
  if (data.type === 'dineInNoTable') await coded?.bind(fresh._id)
  const { order, lines, stocks, take, ...priced } = await placeOrder(transaction, {
    ...placing,
    state: { row: fresh, lines: [], orders: [], payments: [], attempts: [] },
    cart: data.cart,
    coupons: data.coupons,
    member: memberOf(actor, fresh),
    staff: staffOf(actor),
    setsPrices: setsPrices || approver !== undefined,
    approver,
    expectedTotal: data.expectedTotal,
    remark: data.remark,
    channel: own?.channel,
    payUntil: own
      ? null
      : await payUntil(transaction, { menu, type: data.type, actor, payBy: data.payBy }, now),
    orderId,
    now,
  })
  const placed = beginning.estimated(order, lines, fresh)
  const changes = own
    ? await priceOfChannel(transaction, menu, { row: fresh, lines, ...priced }, own, now)
    : priced.changes
  const payments = own ? paidAtChannel(fresh, own, actor, now) : []
  const row = {
    ...fresh,
    ...changes,
    status: placed.status === 'toPay' ? ('toPay' as const) : fresh.status,
    tvStatus: tvStatusOf([placed.status]),
    // Nothing to pay is paid (PAY-4.3).
    paidTime: changes.result.totals.total > 0 && payments.length === 0 ? null : now.toISOString(),
  }
  const of = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  const detail = {
    order: placed._id,
    seq: placed.seq,
    total: placed.total,
    ...(approver === undefined ? {} : { approver }),
  }
  const session = sessionRecord(
    { row, lines, orders: [placed], payments, attempts: [] },
    sectionsOf(menu, row, now),
  )
  return {
    order: placed,
    lines,
    tickets: placedTickets(placed, lines, { row, memberAllergens }),
    events: [
      { ...of, kind: 'opened', detail: { type: row.type } },
      { ...of, kind: 'ordered', detail },
      ...payments.map(({ _id: payment, type, amount }) => ({
        ...of,
        kind: 'paid' as const,
        detail: { payment, type, amount, status: row.status },
      })),
    ],
    row,
    take: own
      ? async () => {
          const ours = priced.changes.result.totals.total
          await Promise.all([
            take?.(),
            own.write(transaction, placed, ours),
            ...payments.map((payment) =>
              transaction.insert(sessionPayments).values(payment).execute(),
            ),
          ])
        }
      : take,
    ...(own
      ? {}
      : { unpaid: { menu, cart: data.cart, takesStock: stocks.length > 0, origin: by.origin } }),
    session,
    answer: { ...withRestoreKey(session, row), order: orderRecord(placed, lines) },
    stocks,
    coupons: row.discounts.map(couponKey),
    changesMember: row.discounts.length > 0 || row.pointsSpent !== null,
  }
}

/**
 * `create tableSessions/create`: opens a session without a table, with its order: take-away, delivery, dine-in without
 * a table. `own`: what the channel that it comes from says of it.
 */
export const create = async (
  ordering: Ordering,
  data: RequestedSession,
  by: Orderer,
  own?: OfChannel,
): Promise<CreateSessionResult> => {
  const { reads, shopDirectory, menuOf } = ordering
  const { shop } = data
  const menu = await menuOf(shop)
  if (!menu) throw refused(shopNotFound)
  const now = new Date(ordering.now())
  const from = performance.now()
  const ids = await newSessionIds(ordering, shop)
  const orderId = await shopDirectory.newSecretId(reads, shop)
  const beginning = {
    data,
    by,
    ids,
    orderId,
    estimated: await estimating(reads, menu, now),
    now,
    own,
  }
  const { restoreKeys: _keys, ...payload } = data
  const outcome = await orderOnce(
    ordering,
    {
      // An order of a channel is known by the channel's number alone, whatever else it says (CHANNEL-2.1).
      write: own
        ? { ...by.sender, shop, scope: `channelOrders/${own.channel._id}`, payload: null }
        : { ...by.sender, shop, scope: 'tableSessions/create', payload },
      menu,
      stocksOf: data,
      member: actingMember(by.actor),
      countPending: (transaction) =>
        countPending(transaction, shop, by.actor, data.restoreKeys ?? [], now),
      waited: by.waited + performance.now() - from,
    },
    (placing) => begin(beginning, placing),
  )
  if (!outcome.made && isOthers(outcome.answer, by)) throw refused(idempotencyKeyReused)
  announcePlaced(ordering, outcome, now)
  return outcome.answer
}
