import type { CartLine } from '../catalog/cart-line.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import type { VipLevel } from '../catalog/user.ts'
import type { Item } from '../kernel/item.ts'
import { createClock } from '../pricing/clock.ts'
import type { PricingContext } from '../pricing/pricing-context.ts'
import { instantOf } from '../time/instant.ts'
import type { PriceBook } from './price-book.ts'

/** A rule book that ordered lines were priced with (PRICE-9.1), compiled. */
export interface PastBook {
  readonly prices: PriceBook
  readonly vipLevels: readonly VipLevel[]
}

/** An instant and a book at which the rules of some items are judged (PRICE-9.1). */
export interface Epoch {
  readonly book: PriceBook
  /** The vip levels of an earlier book. */
  readonly vipLevels: readonly VipLevel[] | undefined
  readonly context: PricingContext
  /** Positions; none if all of the first order was taken off. */
  readonly items: Set<number>
}

/** Returns whether one of some epochs has an item. */
export const haveItems = (epochs: readonly Epoch[]): boolean =>
  epochs.some(({ items }) => items.size > 0)

/** What epochs are read from. */
interface EpochOrder {
  readonly now: string
  readonly lines: readonly CartLine[]
  readonly pastBooks?: ReadonlyMap<string, PastBook> | undefined
}

const pastBook = (
  { pastBooks }: EpochOrder,
  { agreedAt, book }: CartLine,
  index: number,
): PastBook | undefined => {
  if (agreedAt === undefined || book === undefined) return undefined
  const known = pastBooks?.get(book)
  if (!known) throw new PriceRequestError(`lines[${index}].book`, 'there is no such book')
  return known
}

/**
 * Returns the epochs of an order, the first order first, also if all of it was taken off (PRICE-9.4); undefined if no line
 * names when it was ordered.
 */
export const epochsOf = (
  current: PriceBook,
  order: EpochOrder,
  items: readonly Item[],
  context: PricingContext,
): readonly Epoch[] | undefined => {
  if (items.length === 0 || order.lines.every(({ agreedAt }) => agreedAt === undefined))
    return undefined
  const { shop, session } = context
  const epochs = new Map<string, Epoch & { readonly at: number }>()
  const epochOf = (line: CartLine, index: number): Epoch => {
    const { agreedAt = order.now } = line
    const past = pastBook(order, line, index)
    const key = past ? `${agreedAt} ${line.book}` : agreedAt
    let epoch = epochs.get(key)
    if (!epoch) {
      const book = past?.prices ?? current
      const clock = createClock(agreedAt, shop, session, book.timeConditions)
      const at = instantOf(agreedAt)
      const own = { book, vipLevels: past?.vipLevels, context: { ...context, clock } }
      epoch = { ...own, at, items: new Set() }
      epochs.set(key, epoch)
    }
    return epoch
  }
  const firstAt = Math.min(...order.lines.map(({ agreedAt }) => instantOf(agreedAt ?? order.now)))
  const first = order.lines.findIndex(
    ({ agreedAt }) => agreedAt !== undefined && instantOf(agreedAt) === firstAt,
  )
  // of orders at one instant the first comes first
  if (first !== -1) epochOf(order.lines[first]!, first)
  for (const { index, top } of items) epochOf(top.line, top.index).items.add(index)
  return [...epochs.values()].toSorted((a, b) => a.at - b.at)
}
