import type { RuleCondition } from '../../catalog/rule-condition.ts'
import type { Id, ProductMode } from '../../catalog/vocabulary.ts'
import { toCents } from '../../money/cents.ts'
import { type FilterBook, filterOf, type ItemFilter } from './item-filter.ts'
import { scaledWeight } from './match-book.ts'

/** A condition ready to be tested: amounts in cents, weights in millionths, absent tests undefined. */
export interface Condition {
  readonly for: 'order' | 'product' | 'exclude'
  readonly filter: ItemFilter
  readonly minQty: number | undefined
  readonly minWeight: number | undefined
  readonly minTotal: number | undefined
  readonly afterMinTotal: number | undefined
  readonly includeModifier: readonly Id[] | undefined
  readonly excludeModifier: readonly Id[] | undefined
  readonly timeConditions: readonly Id[] | undefined
}

const listOf = (ids: Id | readonly Id[] | null | undefined): readonly Id[] | undefined => {
  if (ids == null) return undefined
  const list = typeof ids === 'string' ? [ids] : ids
  return list.length > 0 ? list : undefined
}

const centsOf = (amount: number | null | undefined): number | undefined =>
  amount == null ? undefined : toCents(amount)

/** Reads a condition; one without `for` is for the order (CAT-1.7). */
export const compileCondition = (
  condition: RuleCondition,
  mode: ProductMode | null | undefined,
  book: FilterBook,
): Condition => ({
  for: condition.for ?? 'order',
  filter: filterOf(book, condition, mode),
  minQty: condition.minQty ?? undefined,
  minWeight: condition.minWeight == null ? undefined : scaledWeight(condition.minWeight),
  minTotal: centsOf(condition.minTotal),
  afterMinTotal: centsOf(condition.afterMinTotal),
  includeModifier: listOf(condition.includeModifier),
  excludeModifier: listOf(condition.excludeModifier),
  timeConditions: listOf(condition.timeConditions),
})

/** Reads the conditions of a rule or setting. */
export const compileConditions = (
  conditions: readonly RuleCondition[] | null | undefined,
  mode: ProductMode | null | undefined,
  book: FilterBook,
): readonly Condition[] =>
  (conditions ?? []).map((condition) => compileCondition(condition, mode, book))
