import type { CreateSessionResult, Menu } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import { inSentTransaction } from '../../../../database/transaction.ts'
import { refused } from '../../../../errors/refusal.ts'
import { idempotencyKeyReused } from '../../../../idempotency/once.ts'
import { orderRecord } from '../../records/order-record.ts'
import { announceAgain } from '../../announcements/announce-again.ts'
import { announceNewSession, announceOrder } from '../../announcements/announce.ts'
import { actingMember, memberOf, staffOf } from '../actor-of.ts'
import { type CouponKey, couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { announceMember } from '../../announcements/announce-member.ts'
import { orderOnce, type PlacedOnce } from '../order/order-once.ts'
import type { KnownStocks } from '../../../products/product-stocks/queries/take-stock.ts'
import { requestedStocks } from '../order/requested-stocks.ts'
import type { Orderer } from '../order/orderer.ts'
import type { RequestedSession } from '../order/requested-order.ts'
import { beginningRow } from './beginning-row.ts'
import { newSessionIds, type SessionIds } from './new-session.ts'
import type { Ordering } from '../ordering.ts'
import { countUnpaid, sendUnpaidCount } from '../../checkout/count-unpaid.ts'
import { type Estimating, estimating } from '../../kitchen/estimating.ts'
import { placedTickets } from '../../kitchen/placed-tickets.ts'
import { shopStations } from '../../kitchen/shop-stations.ts'
import { announcePlacedTickets } from '../../kitchen/written-tickets.ts'
import type { StationRow } from '../../../../tables/stations.ts'
import type { TicketRow } from '../../../../tables/tickets.ts'
import { payUntil } from '../../checkout/payment-first.ts'
import { placeAgain } from '../../checkout/place-again.ts'
import { placeOrder } from '../../checkout/place-order.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { codedTable } from './entry-code.ts'
import { invoiceRefusal } from '../order/invoice-refusal.ts'
import { pendingRefusal } from '../order/pending-refusal.ts'
import { plateRefusal } from '../order/plate-refusal.ts'
import { priceApprover } from '../order/price-approver.ts'
import { tentRefusal } from '../order/tent-refusal.ts'
import { writeOrder } from '../../queries/write-order.ts'
import { sessionRecord, withRestoreKey } from '../../records/session-record.ts'
import { linesRefusal, shopRefusal, timeRefusal } from '../session-refusals.ts'
import { tvStatusOf } from '../../records/tv-status.ts'
import { shopNotFound } from '../../../../errors/shop-not-found.ts'

/** Returns whether a saved response is that of a member other than the caller: it has their restore key. */
const isOthers = ({ user }: CreateSessionResult, { actor }: Orderer): boolean =>
  Boolean(user) && user !== actingMember(actor)

interface Beginning {
  readonly menu: Menu
  readonly data: RequestedSession
  readonly by: Orderer
  readonly ids: SessionIds
  readonly orderId: string
  readonly estimated: Estimating
  readonly now: Date
  /** Whether stocks are locked and unpaid orders counted before the last statements (`placeAgain`). */
  readonly locksFirst: boolean
  /** The stocks of its cart, if they are read already. */
  readonly stocks: KnownStocks | undefined
  readonly stations: Promise<readonly StationRow[]> | undefined
}

interface Begun extends PlacedOnce {
  readonly tickets: readonly TicketRow[]
  readonly answer: CreateSessionResult
  /** Products whose stock went down. */
  readonly stocks: readonly string[]
  /** The session's coupons. */
  readonly coupons: readonly CouponKey[]
}

const begin = async (transaction: Database, beginning: Beginning): Promise<Begun> => {
  const { menu, data, by, orderId, now, locksFirst, stocks: known, stations } = beginning
  const { actor, setsPrices } = by
  const isStaff = actor.role === 'staff'
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
    (await pendingRefusal(transaction, menu, actor, data.restoreKeys ?? [], now)) ??
    (await tentRefusal(transaction, data, actor, now))
  if (refusal) throw refused(refusal)
  const approver = await priceApprover(transaction, data, by)
  const fresh = beginningRow(beginning, actor, table)
  if (data.type === 'dineInNoTable') await coded?.bind(fresh._id)
  const {
    order: priced,
    lines,
    changes,
    stocks,
    take,
  } = await placeOrder(transaction, {
    menu,
    state: { row: fresh, lines: [], orders: [], payments: [], attempts: [] },
    cart: data.cart,
    coupons: data.coupons,
    member: memberOf(actor, fresh),
    staff: staffOf(actor),
    setsPrices: setsPrices || approver !== undefined,
    approver,
    expectedTotal: data.expectedTotal,
    remark: data.remark,
    payUntil: await payUntil(transaction, { menu, type: data.type, actor, payBy: data.payBy }, now),
    orderId,
    stocks: known,
    stations,
    now,
  })
  const placed = beginning.estimated(priced, lines, fresh)
  const takesStock = stocks.length > 0
  const unpaid = { menu, cart: data.cart, takesStock, origin: by.origin }
  if (locksFirst) await countUnpaid(transaction, unpaid)
  const row = {
    ...fresh,
    ...changes,
    status: placed.status === 'toPay' ? ('toPay' as const) : fresh.status,
    tvStatus: tvStatusOf([placed.status]),
    // Nothing to pay is paid (PAY-4.3).
    paidTime: changes.result.totals.total > 0 ? null : now.toISOString(),
  }
  const of = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  const detail = {
    order: placed._id,
    seq: placed.seq,
    total: placed.total,
    ...(approver === undefined ? {} : { approver }),
  }
  const tickets = placedTickets(placed, lines, row)
  const { order, number } = await writeOrder(transaction, {
    order: placed,
    lines,
    tickets,
    events: [
      { ...of, kind: 'opened', detail: { type: row.type } },
      { ...of, kind: 'ordered', detail },
    ],
    begins: row,
    sendWith: async () => {
      await Promise.all([take?.(), locksFirst ? undefined : sendUnpaidCount(transaction, unpaid)])
    },
  })
  const session = sessionRecord(
    { row, lines, orders: [order], payments: [], attempts: [] },
    sectionsOf(menu, row, now),
  )
  const answer = { ...withRestoreKey(session, row), order: orderRecord(order, lines) }
  return { session, answer, number, tickets, stocks, coupons: row.discounts.map(couponKey) }
}

/**
 * `create tableSessions/create`: opens a session without a table, with its order: take-away, delivery, dine-in without
 * a table.
 */
export const create = async (
  ordering: Ordering,
  data: RequestedSession,
  by: Orderer,
): Promise<CreateSessionResult> => {
  const { database, reads, shopDirectory, bus, menuOf, menuAt, stocksChanged } = ordering
  const menu = await menuOf(data.shop)
  if (!menu) throw refused(shopNotFound)
  const now = new Date(ordering.now())
  const from = performance.now()
  const ids = await newSessionIds(ordering, data.shop)
  const orderId = await shopDirectory.newSecretId(reads, data.shop)
  const estimated = await estimating(reads, menu, now)
  const start = { data, by, ids, orderId, estimated, now }
  const { restoreKeys: _keys, ...payload } = data
  const write = { ...by.sender, shop: data.shop, scope: 'tableSessions/create', payload }
  const place = (locksFirst: boolean, waited: number) =>
    inSentTransaction(
      database,
      (transaction) => {
        let stocks: KnownStocks | undefined
        let stations: Beginning['stations']
        const work = async (revision: number): Promise<Begun> => {
          const menuNow = await menuAt(transaction, menu, revision)
          return begin(transaction, { ...start, menu: menuNow, locksFirst, stocks, stations })
        }
        return orderOnce(transaction, write, work, () => {
          stocks = requestedStocks(transaction, data, locksFirst)
          stations = shopStations(transaction, data.shop)
          stations.catch(() => undefined)
        })
      },
      waited,
    )
  const { answer, made } = await placeAgain(place, by.waited + performance.now() - from)
  if (!made && isOthers(answer, by)) throw refused(idempotencyKeyReused)
  if (made) {
    announceNewSession(bus, made.session)
    announceOrder(bus, 'created', answer.order)
    announcePlacedTickets(bus, made.tickets, answer.order)
    stocksChanged(data.shop, made.stocks)
    announceMember(reads, bus, {
      session: answer._id,
      user: answer.user,
      coupons: made.coupons,
      now,
    })
  } else announceAgain(ordering, { shop: data.shop, session: answer._id, order: answer.order._id })
  return answer
}
