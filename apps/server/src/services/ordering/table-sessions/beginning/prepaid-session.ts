import type { Menu, Product } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import { menuContext } from '@comanda/engine/catalog'
import { compilePriceBook, freezeOrder } from '@comanda/engine/pricing'
import { refused } from '../../../../errors/refusal.ts'
import { businessDay } from '../../../../records/business-day.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { frozenLines } from '../../checkout/frozen-lines.ts'
import { noBooks } from '../../pricing/past-books.ts'
import { priceRefusal } from '../../pricing/price-refusal.ts'
import {
  orderedLine,
  orderToPrice,
  type PricedRow,
  priceSession,
} from '../../pricing/price-session.ts'
import { ruleBookOf } from '../../pricing/rule-book.ts'
import type { WrittenOrder } from '../../queries/write-order.ts'
import { unnumbered } from '../../records/order-record.ts'
import type { SessionState } from '../../records/session-record.ts'

/** What is paid beforehand: a top-up, or the deposit of a reservation. */
interface Prepaid {
  /** The new session, of type topUp. */
  readonly fresh: PricedRow
  readonly lines: readonly CartLine[]
  /** The products of its lines, if they are some. */
  readonly products: readonly Product[]
  readonly orderId: string
  readonly actor: Actor
  readonly expectedTotal?: number | undefined
}

/** A session that waits for its payment, with its one order, to be written. */
export interface PrepaidSession extends WrittenOrder {
  readonly state: SessionState
}

/**
 * Returns a session for what is paid beforehand: without discounts, taxes or points, and nothing for the kitchen. Throws a
 * refusal if its total is not what was expected.
 */
export const prepaidSession = (
  menu: Menu,
  { fresh, lines, products, orderId, actor, expectedTotal }: Prepaid,
  now: Date,
): PrepaidSession => {
  const prices = compilePriceBook({
    products,
    productOptions: [],
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: menu.timeConditions,
    discounts: [],
  })
  const { result, facts } = freezeOrder(
    prices,
    orderToPrice(menu, fresh, lines, now, { books: noBooks }),
  )
  const changed = priceRefusal(result, expectedTotal)
  if (changed) throw refused(changed)
  const frozen = frozenLines(lines, {
    facts,
    context: menuContext({
      products,
      productOptions: [],
      orderType: 'topUp',
      selfService: true,
      isOpen: () => true,
    }),
    shop: menu.shop,
    holdsFreeLines: false,
    taken: [],
    order: { shop: fresh.shop, session: fresh._id, order: orderId, seq: 1 },
    agreed: { agreedAt: now.toISOString(), book: ruleBookOf(menu).id },
    before: [],
  })
  const row = {
    ...fresh,
    ...priceSession(menu, fresh, frozen.map(orderedLine), now, { books: noBooks }),
  }
  const at = now.toISOString()
  const detail = { type: row.type }
  const opened = { shop: row.shop, session: row._id, at, kind: 'opened' as const, actor, detail }
  // Its payer names its number at the counter; the kitchen has nothing to do.
  const order = {
    _id: orderId,
    shop: row.shop,
    session: row._id,
    seq: 1,
    number: unnumbered,
    businessDay: businessDay(now, menu.shop),
    type: row.type,
    tableName: null,
    tentNumber: null,
    source: null,
    part: 0,
    status: 'completed' as const,
    total: row.result.totals.total,
    remark: null,
    contactName: null,
    channel: null,
    licensePlate: null,
    guest: null,
    phone: null,
    pickupTime: null,
    createTime: at,
    payUntil: null,
    payCheckTime: null,
    receivedTime: null,
    acceptUntil: null,
    acceptedTime: null,
    declined: null,
    estimatedTime: null,
    firstEstimatedTime: null,
    preparingTime: null,
    readyTime: null,
    completedTime: at,
    cancelledTime: null,
  }
  const state = { row, lines: frozen, orders: [order], payments: [], attempts: [] }
  return { order, lines: frozen, events: [opened], row, state }
}
