import type { Menu } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { type PriceResult } from '@comanda/engine/pricing'
import { addBills, type BillShares, billOfShares, wholeBill } from '@comanda/engine/bills'
import type { Database } from '../../../database/connect.ts'
import type { LineRow } from '../../../tables/session-lines.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import type { PaymentRow } from '../../../tables/session-payments.ts'
import type { PricedBill, SessionRow } from '../../../tables/table-sessions.ts'
import { givenRules } from './given-rules.ts'
import { keptBills } from './stored-shares.ts'
import { pastBooks } from './past-books.ts'
import {
  orderedLine,
  orderToPrice,
  type PricedBy,
  type PricedRow,
  priceOf,
  priceSession,
  type SessionPrice,
} from './price-session.ts'

/** A session as it was, with the price that is agreed. */
export interface Agreed {
  readonly row: PricedRow & Partial<Pick<SessionRow, 'result'>>
  readonly lines: readonly LineRow[]
}

/** The same after an act. */
export interface Changed {
  readonly row: PricedRow
  readonly lines: readonly LineRow[]
}

/** What an act is priced with: the books are those of the changed lines. */
export interface ActContext {
  readonly menu: Menu
  readonly now: Date
  readonly by: PricedBy
}

/** Returns what an act on a locked session is priced with. */
export const actContext = async (
  database: Database,
  menu: Menu,
  lines: readonly LineRow[],
  now: Date,
  by: Omit<PricedBy, 'books'>,
): Promise<ActContext> => ({
  menu,
  now,
  by: { ...by, books: await pastBooks(database, menu, lines) },
})

const totalOf = ({ result }: Pick<SessionPrice, 'result'>): number => toCents(result.totals.total)

/** Prices lines by the rules of their orders. */
export const judged = ({ row, lines }: Changed, { menu, now, by }: ActContext): SessionPrice =>
  priceSession(menu, row, lines.map(orderedLine), now, by)

/** Returns the price of a session whose lines keep their shares (PRICE-9.7). */
export const keptPrice = (
  part: BillShares,
  { row, lines }: Changed,
  { menu, now, by }: ActContext,
  {
    total,
    labels = {},
  }: {
    readonly total?: number | undefined
    readonly labels?: PricedBill['labels'] | undefined
  } = {},
): SessionPrice => {
  const { shop } = orderToPrice(menu, row, lines.map(orderedLine), now, by)
  const { tips, adjusts } = row
  const bill = billOfShares(part, { shop, tips, adjusts, total })
  const shares = new Map(bill.lines.map((line) => [line.id, line]))
  const inOrder = lines.flatMap(({ id }) => shares.get(id) ?? [])
  const price = priceOf(menu, { ...bill, lines: inOrder }, now, by, { kept: true })
  return { ...price, result: { ...price.result, labels: { ...labels, ...price.result.labels } } }
}

/** Returns what lines of a bill that stay keep. */
export const kept = (bill: PricedBill, changed: Changed, context: ActContext): SessionPrice =>
  keptPrice(keptBills(bill, [changed])[0]!, changed, context, { labels: bill.labels })

/** What some lines of a bill cost, with what is charged for them; cents. */
const sumOf = ({ lines, taxes }: PriceResult, ids: ReadonlySet<string>): number => {
  const excluded = new Set(taxes.filter(({ included }) => !included).map(({ setting }) => setting))
  return lines
    .filter(({ id }) => ids.has(id))
    .flatMap((line) => [
      line.net,
      line.surcharge,
      ...line.taxes.flatMap(({ setting, amount }) => (excluded.has(setting) ? [amount] : [])),
    ])
    .reduce((sum, amount) => sum + toCents(amount), 0)
}

const isLive = ({ status }: LineRow): boolean => status !== 'cancel'

/** Prices new lines by themselves, as lines that follow those of a bill. */
const followingPrice = (
  bill: PriceResult,
  { row, lines }: Changed,
  { menu, now, by }: ActContext,
): PriceResult => {
  const plain = { ...row, tips: 0, adjusts: [], preAdjusts: [], lineAdjusts: [] }
  const given = givenRules(bill, [...row.discounts.map(({ coupon }) => coupon), ...menu.discounts])
  return priceSession(menu, plain, lines.map(orderedLine), now, { ...by, given }).result
}

/**
 * Prices a bill that has lines more. All of them are judged together; if that made those that were ordered before dearer, they
 * keep what was agreed and the new ones are priced as lines that follow, unless that costs more in all (PRICE-9.6).
 */
export const withMore = (
  { row: { result: bill } }: Agreed,
  changed: Changed,
  context: ActContext,
): SessionPrice => {
  const together = judged(changed, context)
  if (!bill || bill.lines.length === 0) return together
  const before = new Map(bill.lines.map((line) => [line.id, line]))
  const live = changed.lines.filter(isLive)
  const more = live.filter(({ id }) => !before.has(id))
  const [part] = keptBills(bill, [changed])
  const old = new Set(part!.lines.map(({ id }) => id))
  const agreed = { ...bill, ...part }
  if (sumOf(together.result, old) <= sumOf(agreed, old)) return together
  const next = followingPrice(bill, { ...changed, lines: more }, context)
  const parts = [part!, wholeBill(next)].map((one) => ({ part: one, sign: 1 as const }))
  const apart = keptPrice(addBills(parts), changed, context, { labels: bill.labels })
  return totalOf(apart) <= totalOf(together) ? apart : together
}

/** Returns whether a session is priced now as it was: no line keeps shares that rules would not give it any more. */
const isAsJudged = (agreed: Agreed, context: ActContext): boolean =>
  agreed.row.result !== undefined &&
  totalOf(judged(agreed, context)) === toCents(agreed.row.result.totals.total)

/** Prices a bill whose guests, member, or amounts by hand have changed: by the difference that this makes (PRICE-9.5). */
export const withChange = (
  agreed: Agreed,
  changed: Changed,
  context: ActContext,
  before: ActContext = context,
): SessionPrice => {
  const after = judged(changed, context)
  const { result: bill } = agreed.row
  if (!bill) return after
  const was = judged(agreed, before)
  if (totalOf(was) === toCents(bill.totals.total)) return after
  const sum = addBills([
    { part: wholeBill(bill), sign: 1 },
    { part: wholeBill(was.result), sign: -1 },
    { part: wholeBill(after.result), sign: 1 },
  ])
  return keptPrice(sum, changed, context, { labels: bill.labels })
}

/**
 * Prices a bill that is of another member now, or of none. What was ordered gets cheaper by the member's prices, never dearer
 * for want of them (PRICE-9.5); coupons and points go with who has them.
 */
export const withMember = (
  agreed: Agreed,
  changed: Changed,
  context: ActContext,
  before: ActContext,
): SessionPrice => {
  const price = withChange(agreed, changed, context, before)
  const { result: bill } = agreed.row
  if (!bill || totalOf(price) <= toCents(bill.totals.total)) return price
  const { user } = before.by
  const without = user && { ...user, points: 0 }
  return withChange(agreed, changed, { ...before, by: { ...before.by, user: without } }, before)
}

/** Returns whether something was paid of a bill, after which nothing is judged again (PRICE-9.8). */
export const isPaid = ({ result }: SessionRow, payments: readonly PaymentRow[]): boolean =>
  paidOf(result, payments).paid > 0

/** What a bill comes to without some of its units. */
export interface LessPrice {
  /** Its lines keep their shares. */
  readonly kept: SessionPrice
  /** Conditions of content are judged again, if they are, and the bill is dearer by that than with its shares (PRICE-9.5). */
  readonly fallen: SessionPrice | undefined
  /** What it comes to if nobody says otherwise. */
  readonly price: SessionPrice
}

/** Prices a bill that has units less. After a payment nothing is judged again (PRICE-9.8). */
export const withLess = (
  agreed: Agreed,
  changed: Changed,
  context: ActContext,
  isPaid: boolean,
): LessPrice => {
  const { result: bill } = agreed.row
  if (!bill) {
    const price = judged(changed, context)
    return { kept: price, fallen: undefined, price }
  }
  // coupons that return with their order go first (CPN-6.2)
  const { discounts } = changed.row
  const isWhole = isPaid || discounts.length === agreed.row.discounts.length
  const left = { ...agreed, row: { ...agreed.row, discounts } }
  const without = isWhole ? bill : withChange(agreed, left, context).result
  const shares = kept(without, changed, context)
  if (isPaid || !isAsJudged(agreed, context))
    return { kept: shares, fallen: undefined, price: shares }
  const again = judged(changed, context)
  const more = totalOf(again) - totalOf(shares)
  if (more <= 0) return { kept: shares, fallen: undefined, price: again }
  // cents that are shared in another way are no promotion
  return more <= changed.lines.filter(isLive).length
    ? { kept: shares, fallen: undefined, price: shares }
    : { kept: shares, fallen: again, price: shares }
}
