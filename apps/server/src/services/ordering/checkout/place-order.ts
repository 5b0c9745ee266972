import { type CartLine, checkoutCart, menuContextOf } from '@comanda/engine/cart'
import { holdsFreeLines } from '@comanda/engine/coupons'
import { linkChildren } from '@comanda/engine/set-items'
import type { PriceRequestError, PriceResult } from '@comanda/engine/pricing'
import type { Database } from '../../../database/connect.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import { businessDay } from '../../../records/business-day.ts'
import { takeStock } from '../../products/product-stocks/queries/take-stock.ts'
import { lineDemand, stockKey, stockOwners } from '../../products/product-stocks/stock-demand.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import type { RequestedLine } from './requested-lines.ts'
import { requestedCoupons } from './requested-coupons.ts'
import { acceptUntil } from './acceptance.ts'
import { cartLines } from './cart-lines.ts'
import { issuesRefusal, shapeRefusal } from './cart-refusal.ts'
import { manualPriceRefusal } from './manual-price.ts'
import { openPriceRefusal, saysOpenPrice, withOpenPrices } from './open-price.ts'
import { isOfLabel, saysLabelPrice } from './label-price.ts'
import { courseLines } from './course-lines.ts'
import { frozenLines } from './frozen-lines.ts'
import { couponFailure, notGivenLine } from './coupon-failure.ts'
import type { PlacedOrder, Checkout } from './checkout.ts'
import { actContext, withMore } from '../pricing/agreed-price.ts'
import { ruleBookOf } from '../pricing/rule-book.ts'
import { billRefusal, priceRefusal } from '../pricing/price-refusal.ts'
import { sessionContext } from '../pricing/session-context.ts'
import { orderingMember, pricingUser, sessionUser } from '../pricing/session-user.ts'
import { changesPoints, settlePoints } from '../pricing/settle-points.ts'
import { unnumbered } from '../records/order-record.ts'
import { useCoupons } from './use-coupons.ts'
import { weightRefusal, withWeights } from './weighed-lines.ts'

const taken = async (
  transaction: Database,
  { state, stocks }: Checkout,
  lines: readonly CartLine[],
) => {
  const taking = await takeStock(transaction, state.row.shop, lines.flatMap(lineDemand), stocks)
  if ('taken' in taking) return taking
  const key = stockKey(taking.demand)
  const index = lines.findIndex((line) => lineDemand(line).some((one) => stockKey(one) === key))
  throw refused({ ...taking.refusal, field: `cart.${index}` })
}

/** Orders of a bill that was merged into this one follow those that it had. */
const nextSeq = (orders: readonly { readonly seq: number }[]): number =>
  Math.max(0, ...orders.map(({ seq }) => seq)) + 1

/** Returns who places the order: staff, or else the terminal or the guest who opened the session. */
const sourceIn = ({ staff, state: { row } }: Checkout): OrderRow['source'] => {
  if (staff !== undefined) return 'staff'
  return row.source === 'kiosk' ? 'kiosk' : 'selfOrder'
}

const orderOf = (checkout: Checkout, total: number, result: PriceResult): OrderRow => {
  const { row, orders: earlier, payments } = checkout.state
  const payUntil = paidOf(result, payments).outstanding > 0 ? checkout.payUntil : null
  const source = sourceIn(checkout)
  const own = { type: row.type, source }
  return {
    _id: checkout.orderId,
    shop: row.shop,
    session: row._id,
    seq: nextSeq(earlier),
    number: unnumbered,
    businessDay: businessDay(checkout.now, checkout.menu.shop),
    type: row.type,
    tableName: row.tableName,
    tentNumber: row.tentNumber,
    source,
    part: 0,
    channel: checkout.channel ?? null,
    status: payUntil === null ? 'received' : 'toPay',
    total,
    remark: checkout.remark ?? null,
    contactName: row.contactName,
    licensePlate: row.licensePlate,
    guest: checkout.guest ?? null,
    phone: row.phone,
    pickupTime: row.pickupTime,
    createTime: checkout.now.toISOString(),
    payUntil,
    payCheckTime: payUntil,
    receivedTime: null,
    acceptUntil: payUntil === null ? acceptUntil(checkout.menu.shop, own, checkout.now) : null,
    acceptedTime: null,
    declined: null,
    estimatedTime: null,
    firstEstimatedTime: null,
    preparingTime: null,
    readyTime: null,
    completedTime: null,
    cancelledTime: null,
  }
}

const faultRefusal = ({ path }: PriceRequestError): Refusal => ({
  kind: 'BadRequest',
  code: 'cartInvalid',
  message: 'Cart invalid',
  field: path.replace(/^lines\[(\d+)\]/, 'cart.$1'),
})

const nobody = { points: 0, account: undefined }

const memberIn = (transaction: Database, { orderedBy, now }: Checkout, member: string) =>
  orderedBy?.user === member ? orderedBy : orderingMember(transaction, member, now)

/**
 * Checks the cart by itself as the diner saw it: it can be ordered, and each of its coupons is valid. It is priced once, if nothing
 * else refuses it (ORDER-6.21).
 */
const checkedOut = async (transaction: Database, checkout: Checkout) => {
  const { menu, state, member, now, expectedTotal } = checkout
  const { row } = state
  const isStaff = checkout.staff !== undefined
  const cart = withOpenPrices(withWeights(checkout.cart, menu), menu, isStaff)
  const isOpen = saysOpenPrice(menu)
  const isAllowed = (line: RequestedLine) => isStaff && (isOpen(line) || saysLabelPrice(menu)(line))
  const refusedPrice =
    (checkout.setsPrices ? undefined : manualPriceRefusal(cart, isAllowed)) ??
    openPriceRefusal(cart, menu) ??
    weightRefusal(cart, isStaff)
  const sent = cartLines(cart, now, checkout.staff, checkout.approver)
  const shape = refusedPrice ?? shapeRefusal(sent, menu, row.section, now)
  if (shape) throw refused(shape)
  const { coupons, refusal: couponRefusal } = await requestedCoupons(transaction, checkout)
  const rewards = coupons.reduce((sum, { point }) => sum + point, 0)
  const { points, account } =
    member === undefined ? nobody : await memberIn(transaction, checkout, member)
  const free = Math.max(0, points - rewards)
  const user = account && pricingUser(account, menu, free, now)
  const evaluatedIn = sessionContext(menu, row, now, user, isStaff)
  const context = menuContextOf(evaluatedIn)
  const lines = linkChildren(sent, context)
  const { issues, freeze } = checkoutCart({ lines, coupons }, evaluatedIn)
  const cartRefused = issuesRefusal(lines, issues, context) ?? couponRefusal
  if (cartRefused) throw refused(cartRefused)
  const priced = freeze()
  if (!priced.frozen) throw refused(faultRefusal(priced.fault))
  const { result, facts } = priced.frozen
  const refusal =
    (checkout.setsPrices
      ? undefined
      : manualPriceRefusal(cart, (line) => isOpen(line) || isOfLabel(menu, facts)(line))) ??
    couponFailure(result, coupons) ??
    notGivenLine(result, lines) ??
    priceRefusal(result, expectedTotal)
  if (refusal) throw refused(refusal)
  return { lines, coupons, context, free, account, facts, result }
}

/**
 * Places an order in a transaction that has locked its session: checks the cart, prices it, takes the stock, the
 * coupons and the points, and freezes the lines at these prices. Throws a refusal, which rolls back all of it. The
 * caller writes the result.
 */
export const placeOrder = async (
  transaction: Database,
  checkout: Checkout,
): Promise<PlacedOrder> => {
  const { menu, state, now } = checkout
  const { row } = state
  const cart = await checkedOut(transaction, checkout)
  const stock = await taken(transaction, checkout, cart.lines)
  // What members have is locked after the stocks.
  if (cart.coupons.length > 0) await stock.take?.()
  const used = await useCoupons(transaction, checkout, cart.coupons, cart.lines)
  const { discounts } = used
  const lines = courseLines(used.lines, cart.facts, checkout)
  const frozen = frozenLines(lines, {
    facts: cart.facts,
    context: cart.context,
    shop: menu.shop,
    kitchen: { type: row.type, stations: checkout.stations },
    holdsFreeLines: holdsFreeLines(row.type),
    taken: stock.taken,
    order: {
      shop: row.shop,
      session: row._id,
      order: checkout.orderId,
      seq: nextSeq(state.orders),
    },
    agreed: { agreedAt: now.toISOString(), book: ruleBookOf(menu).id },
    before: state.lines,
  })
  const all = [...state.lines, ...frozen]
  const priced = { ...row, discounts: [...row.discounts, ...discounts] }
  const user = await sessionUser(transaction, menu, row, now, cart.free, cart.account)
  const context = await actContext(transaction, menu, all, now, { user })
  const price = withMore(state, { row: priced, lines: all }, context)
  const added = discounts.map(({ id }, index) => ({
    id,
    field: cart.coupons[index]?.field ?? 'coupons',
  }))
  const seen = { before: row.result, cart: cart.result }
  const refusal =
    couponFailure(price.result, added) ?? billRefusal(price.result, checkout.expectedBill, seen)
  if (refusal) throw refused(refusal)
  if (changesPoints(row, price.result)) await stock.take?.()
  const pointsSpent = await settlePoints(transaction, row, price.result, now)
  return {
    order: orderOf(checkout, cart.result.totals.total, price.result),
    lines: frozen,
    changes: { ...price, discounts: priced.discounts, pointsSpent },
    stocks: stockOwners(stock.taken),
    take: stock.take,
  }
}
