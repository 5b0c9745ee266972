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
  /** Positions. */
  readonly items: Set<number>
}

/** What epochs are read from. */
interface EpochOrder {
  readonly now: string
  readonly pastBooks?: ReadonlyMap<string, PastBook> | undefined
}

const pastBook = ({ pastBooks }: EpochOrder, { top }: Item): PastBook | undefined => {
  const { book } = top.line
  if (book === undefined) return undefined
  const known = pastBooks?.get(book)
  if (!known) throw new PriceRequestError(`lines[${top.index}].book`, 'there is no such book')
  return known
}

/** Returns the epochs of an order, the first order first; undefined if no line names when it was ordered. */
export const epochsOf = (
  current: PriceBook,
  order: EpochOrder,
  items: readonly Item[],
  context: PricingContext,
): readonly Epoch[] | undefined => {
  if (!items.some(({ top }) => top.line.agreedAt !== undefined)) return undefined
  const { shop, session } = context
  const epochs = new Map<string, Epoch & { readonly at: number }>()
  for (const item of items) {
    const { agreedAt = order.now } = item.top.line
    const past = item.top.line.agreedAt === undefined ? undefined : pastBook(order, item)
    const key = past ? `${agreedAt} ${item.top.line.book}` : agreedAt
    let epoch = epochs.get(key)
    if (!epoch) {
      const book = past?.prices ?? current
      const clock = createClock(agreedAt, shop.timeZone, session, book.timeConditions)
      const at = instantOf(agreedAt)
      const own = { book, vipLevels: past?.vipLevels, context: { ...context, clock } }
      epoch = { ...own, at, items: new Set() }
      epochs.set(key, epoch)
    }
    epoch.items.add(item.index)
  }
  return [...epochs.values()].toSorted((a, b) => a.at - b.at)
}
