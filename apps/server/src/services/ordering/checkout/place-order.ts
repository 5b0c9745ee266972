import { type CartLine, holdsFreeLines, localMoment, type MenuContext } from '@comanda/engine'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { businessDay } from './business-day.ts'
import { takeStock } from '../../products/product-stocks/queries/take-stock.ts'
import { lineDemand, stockKey, stockOwners } from '../../products/product-stocks/stock-demand.ts'
import type { UnnumberedOrder } from '../queries/write-order.ts'
import { requestedCoupons } from './requested-coupons.ts'
import { cartLines } from './cart-lines.ts'
import { cartPrice } from '../pricing/cart-price.ts'
import { cartRefusal } from './cart-refusal.ts'
import { frozenLines } from './frozen-lines.ts'
import { couponFailure, notGivenLine } from './coupon-failure.ts'
import type { PlacedOrder, Checkout } from './checkout.ts'
import { orderedLine, priceOrder, priceSession } from '../pricing/price-session.ts'
import { priceRefusal } from '../pricing/price-refusal.ts'
import { sessionContext } from '../pricing/session-context.ts'
import { pointsOf, pricingUser, sessionUser } from '../pricing/session-user.ts'
import { settlePoints } from '../pricing/settle-points.ts'
import { shopBook } from '../pricing/shop-book.ts'
import { useCoupons } from './use-coupons.ts'

const checked = ({ menu, cart, now }: Checkout, context: MenuContext): readonly CartLine[] => {
  const lines = cartLines(cart, now)
  const at = localMoment(now.getTime(), menu.shop.timeZone)
  const refusal = cartRefusal(lines, { context, sections: menu.sections, at })
  if (refusal) throw refused(refusal)
  return lines
}

const taken = async (transaction: Database, shop: string, lines: readonly CartLine[]) => {
  const taking = await takeStock(transaction, shop, lines.flatMap(lineDemand))
  if ('taken' in taking) return taking.taken
  const key = stockKey(taking.demand)
  const index = lines.findIndex((line) => lineDemand(line).some((one) => stockKey(one) === key))
  throw refused({ ...taking.refusal, field: `cart.${index}` })
}

const orderOf = (checkout: Checkout, total: number): UnnumberedOrder => {
  const { row, orders: earlier } = checkout.state
  return {
    _id: checkout.orderId,
    shop: row.shop,
    session: row._id,
    seq: earlier.length + 1,
    businessDay: businessDay(checkout.now, checkout.menu.shop.timeZone),
    type: row.type,
    tableName: row.tableName,
    status: 'received',
    total,
    remark: checkout.remark ?? null,
    contactName: row.contactName,
    pickupTime: row.pickupTime,
    createTime: checkout.now.toISOString(),
    preparingTime: null,
    readyTime: null,
    completedTime: null,
    cancelledTime: null,
  }
}

/** The cart by itself as the diner saw it, with the coupons that come with it: each of them must hold. */
const pricedCart = async (
  transaction: Database,
  checkout: Checkout,
  lines: readonly CartLine[],
) => {
  const { menu, state, member, now, expectedTotal } = checkout
  const coupons = await requestedCoupons(transaction, checkout)
  const rewards = coupons.reduce((sum, { point }) => sum + point, 0)
  const free = member === undefined ? 0 : (await pointsOf(transaction, member, now)) - rewards
  const user =
    member === undefined
      ? undefined
      : await pricingUser(transaction, menu, member, Math.max(0, free), now)
  const by = { user, coupons }
  const result = cartPrice(menu, state.row, lines, now, by)
  const refusal =
    couponFailure(result, coupons) ??
    notGivenLine(result, lines) ??
    priceRefusal(result, expectedTotal)
  if (refusal) throw refused(refusal)
  return { coupons, by, free: Math.max(0, free), result }
}

/**
 * Places an order in a transaction that holds its session: checks the cart, prices it, takes the stock, the coupons and
 * the points, freezes the lines at these prices. A refusal is thrown and undoes all of it. What came of it is yet to be
 * written.
 */
export const placeOrder = async (
  transaction: Database,
  checkout: Checkout,
): Promise<PlacedOrder> => {
  const { menu, state, now } = checkout
  const { row } = state
  const context = sessionContext(menu, row, now)
  const cart = checked(checkout, context)
  const { coupons, by, free, result: ofCart } = await pricedCart(transaction, checkout, cart)
  const stock = await taken(transaction, row.shop, cart)
  const { discounts, lines } = await useCoupons(transaction, checkout, coupons, cart)
  const frozen = frozenLines(lines, {
    prices: shopBook(menu).prices,
    priced: priceOrder(menu, row, lines, now, by),
    context,
    holdsGiven: holdsFreeLines(row.type),
    taken: stock,
    order: {
      shop: row.shop,
      session: row._id,
      order: checkout.orderId,
      seq: state.orders.length + 1,
    },
    before: state.lines.length,
  })
  const all = [...state.lines, ...frozen].map(orderedLine)
  const priced = { ...row, discounts: [...row.discounts, ...discounts] }
  const user = await sessionUser(transaction, menu, row, now, free)
  const result = priceSession(menu, priced, all, now, { user })
  const added = discounts.map(({ id }, index) => ({ id, field: `coupons.${index}` }))
  const refusal = couponFailure(result, added)
  if (refusal) throw refused(refusal)
  const pointsSpent = await settlePoints(transaction, row, result, now)
  return {
    order: orderOf(checkout, ofCart.totals.total),
    lines: frozen,
    changes: { result, discounts: priced.discounts, pointsSpent },
    stocks: stockOwners(stock),
  }
}
