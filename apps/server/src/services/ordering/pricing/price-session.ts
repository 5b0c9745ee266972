import type { Menu } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import type { Session } from '@comanda/engine/catalog'
import {
  type AppliedCoupon,
  priceOrder,
  type PriceOrder,
  type PriceResult,
  type PricingUser,
} from '@comanda/engine/pricing'
import type { LineRow } from '../../../tables/session-lines.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { shopBook } from './shop-book.ts'

/** The fields of a session that determine its price. */
export type PricedRow = Omit<SessionRow, 'result'>

/** A session as pricing reads it. */
export const pricedSession = (row: PricedRow): Session => ({
  _id: row._id,
  shop: row.shop,
  type: row.type,
  status: row.status,
  source: row.source,
  ...(row.section === null ? {} : { section: row.section }),
  ...(row.user === null ? {} : { user: row.user }),
  ...(row.capacity === null ? {} : { capacity: row.capacity }),
  ...(row.tableItem === null
    ? {}
    : { tables: [{ item: row.tableItem, capacity: row.capacity ?? 1 }] }),
  startTime: row.startTime,
  createTime: row.createTime,
})

/** Returns an ordered line as pricing reads it: at its agreed price (PRICE-3.6). */
export const orderedLine = (row: LineRow): CartLine => ({
  ...row.picked,
  id: row.id,
  ...(row.product === '' ? {} : { product: row.product }),
  quantity: row.quantity,
  status: row.status,
  ordered: {
    productPart: row.productPart,
    enjoying: row.enjoying,
    other: row.other,
    discountable: row.discountable,
    freeSurcharge: row.freeSurcharge,
    ...(row.category === null ? {} : { category: row.category }),
    ...(row.subCategory === null ? {} : { subCategory: row.subCategory }),
  },
})

/** The member whose prices apply, and the coupons; the session's own by default. */
export interface PricedBy {
  readonly user?: PricingUser | undefined
  readonly coupons?: readonly AppliedCoupon[]
}

/** The coupons and rewards of a session as pricing reads them. */
const couponsOf = ({ discounts }: PricedRow): readonly AppliedCoupon[] =>
  discounts.map(({ id, source, coupon }) => ({ id, source, rule: coupon }))

/** Returns the engine's pricing request for lines of a session. */
export const orderToPrice = (
  menu: Menu,
  row: PricedRow,
  lines: readonly CartLine[],
  now: Date,
  { user, coupons = couponsOf(row) }: PricedBy = {},
): PriceOrder => ({
  now: now.toISOString(),
  shop: menu.shop,
  session: pricedSession(row),
  user,
  lines,
  coupons,
})

/** Prices lines of a session by today's rules. */
export const priceSession = (
  menu: Menu,
  row: PricedRow,
  lines: readonly CartLine[],
  now: Date,
  by?: PricedBy,
): PriceResult => priceOrder(shopBook(menu).prices, orderToPrice(menu, row, lines, now, by))
