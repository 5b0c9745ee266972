import type { Condition } from '../discounts/conditions/condition.ts'
import { type FilterBook, limitedFilter } from '../discounts/conditions/item-filter.ts'
import { type Epoch, haveItems } from './epochs.ts'

/** The epochs of an order, and the filters that limit conditions to items of some. */
export interface EpochBook {
  readonly epochs: readonly Epoch[]
  readonly filters: FilterBook
}

/** No condition has this id: it never applies (TIME-4.3). */
const NEVER = ['']

/** Returns the positions of the items of some epochs; undefined: all items. */
export const itemsOf = (
  open: readonly Epoch[],
  { epochs }: EpochBook,
): ReadonlySet<number> | undefined =>
  open.length === epochs.length ? undefined : new Set(open.flatMap(({ items }) => [...items]))

/** Returns whether the times of the conditions for the order allow a rule at an epoch. */
export const orderTimesHold = (
  conditions: readonly Condition[],
  { context: { clock } }: Epoch,
): boolean =>
  conditions.every(
    (condition) => condition.for !== 'order' || clock.holdsAny(condition.timeConditions),
  )

const limited = (condition: Condition, open: readonly Epoch[], book: EpochBook): Condition => {
  const times = condition.timeConditions
  const held = times ? open.filter(({ context }) => context.clock.holdsAny(times)) : open
  const isHeld = haveItems(held)
  const reached = isHeld ? held : open
  const only = itemsOf(reached, book)
  const key = reached.map((epoch) => book.epochs.indexOf(epoch)).join()
  return {
    ...condition,
    filter: only ? limitedFilter(book.filters, condition.filter, only, key) : condition.filter,
    timeConditions: isHeld ? undefined : NEVER,
  }
}

/** Returns conditions that match only items of the epochs at which their own times hold (PRICE-9.3). */
export const limitedConditions = (
  conditions: readonly Condition[],
  open: readonly Epoch[],
  book: EpochBook,
): readonly Condition[] =>
  open.length === book.epochs.length &&
  conditions.every(({ timeConditions }) => timeConditions === undefined)
    ? conditions
    : conditions.map((condition) => limited(condition, open, book))
