import type { Id } from '../catalog/vocabulary.ts'
import { createClock } from '../pricing/clock.ts'
import type { PriceOrder } from './open-order.ts'
import type { PriceBook } from './price-book.ts'

/** Returns whether one of some time conditions applies to an order now (TIME-4.3); `true` for an empty list. */
export const timeConditionsApply = (
  book: Pick<PriceBook, 'timeConditions'>,
  { now, shop, session }: Pick<PriceOrder, 'now' | 'shop' | 'session'>,
): ((timeConditions: readonly Id[] | undefined) => boolean) =>
  createClock(now, shop, session, book.timeConditions).holdsAny
