import type { Menu, PricedWith } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import type { Session, Shop } from '@comanda/engine/catalog'
import {
  type AppliedCoupon,
  type PriceOrder,
  type PriceResult,
  priceWithSavings,
  type PricingUser,
  type SetSaving,
} from '@comanda/engine/pricing'
import type { LineRow } from '../../../tables/session-lines.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { labelledBill } from './bill-labels.ts'
import type { PastBooks } from './past-books.ts'
import { ruleBookOf } from './rule-book.ts'
import { sessionSavings } from './session-savings.ts'
import { shopBook } from './shop-book.ts'

/** The fields of a session that determine its price. */
export type PricedRow = Omit<SessionRow, 'result' | 'pricedWith'>

/** The price of a session, and what it was priced with. */
export type SessionPrice = Pick<SessionRow, 'result' | 'pricedWith'>

/** A session as the pricing of one of its orders reads it: without the amounts that change its whole bill. */
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
  modifiers: row.modifiers,
  surcharges: row.manualSurcharges,
  taxFree: row.taxFree,
  startTime: row.startTime,
  createTime: row.createTime,
  ...(row.bookedTime === null ? {} : { bookedTime: row.bookedTime }),
})

/** A session as the pricing of its bill reads it. */
const billedSession = (row: PricedRow): Session => ({
  ...pricedSession(row),
  tips: row.tips,
  adjusts: row.adjusts,
  preAdjusts: row.preAdjusts,
  lineAdjusts: row.lineAdjusts,
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
    ...(row.taxClass === null ? {} : { taxClass: row.taxClass }),
  },
})

/** The member whose prices apply, the books of its lines, and the coupons; the session's own by default. */
export interface PricedBy {
  readonly user?: PricingUser | undefined
  readonly books: PastBooks
  readonly coupons?: readonly AppliedCoupon[]
  /** Rules that earlier lines of the bill have, which are priced apart (PRICE-9.6). */
  readonly given?: ReadonlySet<string>
}

/** Returns a line with its book, if that is another than the current one. A line from before there were books names none. */
const inBook = (line: CartLine, books: PastBooks): CartLine => {
  if (line.book === undefined || books.has(line.book)) return line
  const { book: _current, ...rest } = line
  return rest
}

/** Returns the roundings of a shop: those of the first order of a bill (PRICE-9.4). */
const shopOf = (shop: Shop, lines: readonly CartLine[], books: PastBooks): Shop => {
  if (books.size === 0) return shop
  const [first] = lines.toSorted((a, b) => ((a.agreedAt ?? '~') < (b.agreedAt ?? '~') ? -1 : 1))
  const book = books.get(first?.book ?? '')?.book
  return book ? { ...shop, ...book.shop } : shop
}

/** The coupons and rewards of a session, and the discount that staff give, as pricing reads them. */
export const couponsOf = ({ discounts, manualDiscount }: PricedRow): readonly AppliedCoupon[] => [
  ...discounts.map(({ id, source, coupon }) => ({ id, source, rule: coupon })),
  ...(manualDiscount ? [{ ...manualDiscount, source: 'manual' as const }] : []),
]

/** Returns the engine's pricing request for lines of a session. */
export const orderToPrice = (
  { shop }: { readonly shop: Shop },
  row: PricedRow,
  lines: readonly CartLine[],
  now: Date,
  { user, books, coupons = couponsOf(row), given }: PricedBy,
): PriceOrder => ({
  now: now.toISOString(),
  shop: shopOf(shop, lines, books),
  session: billedSession(row),
  user,
  lines: lines.map((line) => inBook(line, books)),
  coupons,
  pastBooks: books,
  given,
})

/** What pricing reads of a member, without the person. */
const memberFacts = ({
  points = 0,
  ranks = [],
  vipLevel,
}: PricingUser): NonNullable<PricedWith['user']> => ({
  points,
  ranks: ranks.map(({ rank }) => rank),
  ...(vipLevel ? { vipLevel: vipLevel._id } : {}),
})

const copied = (savings: readonly SetSaving[]): NonNullable<PricedWith['savings']> =>
  savings.map(({ product, lines }) => ({ product, lines: lines.map((line) => ({ ...line })) }))

/** Returns a bill with its labels, and what it was priced with. */
export const priceOf = (
  menu: Menu,
  result: PriceResult,
  now: Date,
  { books, user }: PricedBy,
  rest: Pick<PricedWith, 'savings' | 'kept'> = {},
): SessionPrice => ({
  result: labelledBill(menu, result, books),
  pricedWith: {
    book: ruleBookOf(menu).id,
    now: now.toISOString(),
    ...(user ? { user: memberFacts(user) } : {}),
    ...rest,
  },
})

/** Prices lines of a session, each by the rules of its order, with what its sets save (MERGE-2). */
export const priceSession = (
  menu: Menu,
  row: PricedRow,
  lines: readonly CartLine[],
  now: Date,
  by: PricedBy,
): SessionPrice => {
  const order = orderToPrice(menu, row, lines, now, by)
  const { prices } = shopBook(menu)
  const { result, savings } = priceWithSavings(prices, order, sessionSavings(menu, order))
  return priceOf(menu, result, now, by, savings.length === 0 ? {} : { savings: copied(savings) })
}
