import type { PriceRequest } from '../../catalog/price-request.ts'
import type { RuleCondition } from '../../catalog/rule-condition.ts'
import type { CatalogueStatus, Id } from '../../catalog/vocabulary.ts'
import { isLeft, type Item, type Rules, takenOf, totalOf } from './agreed-items.ts'
import { centsOf } from './exact-cents.ts'
import { isWithin, isWithinDates } from './hong-kong-time.ts'

/** What rules, surcharges and taxes have in common. */
export interface Timed {
  readonly _id: Id
  readonly status?: CatalogueStatus | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly timeConditions?: readonly Id[] | undefined
}

/** A rule with one content, and the items whose books have it (PRICE-9.2). */
export interface Version<Rule> {
  readonly rule: Rule
  readonly items: readonly Item[]
}

const contentOf = (rule: object): string =>
  JSON.stringify(
    Object.entries(rule)
      .filter(([key, value]) => key !== 'name' && value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Each content of each rule once, with all items that it is for. */
export const versionsOf = <Rule extends Timed>(
  items: readonly Item[],
  listOf: (rules: Rules) => readonly Rule[],
): Version<Rule>[] => {
  const all = items.flatMap((item) => listOf(item.rules).map((rule) => ({ item, rule })))
  const contents = new Map(all.map(({ rule }) => [contentOf(rule), rule]))
  return [...contents].map(([content, rule]) => ({
    rule,
    items: all.filter((each) => contentOf(each.rule) === content).map(({ item }) => item),
  }))
}

/** Whether one of these time conditions holds for an item: at its instant, or at the session's times (PRICE-9.1). */
export const timesHold = (
  ids: readonly Id[] | undefined,
  item: Item,
  { now, session }: PriceRequest,
): boolean =>
  !ids ||
  ids.length === 0 ||
  item.rules.timeConditions.some((condition) => {
    if (!ids.includes(condition._id)) return false
    const { timeType = 'range' } = condition
    if (timeType === 'range' || timeType === 'order') return isWithin(item.instant, condition)
    const { startTime, bookedTime, createTime, paidTime } = session
    const times = { start: startTime, book: bookedTime, create: createTime, pay: paidTime }
    return isWithin(times[timeType] ?? now, condition)
  })

/** Those at whose instant a version is in force (PRICE-9.3), also if they were taken off. */
export const inForceFor = <Rule extends Timed>(
  { rule, items }: Version<Rule>,
  conditions: readonly RuleCondition[] | undefined,
  request: PriceRequest,
): readonly Item[] =>
  rule.status === 'draft' || rule.status === 'disabled'
    ? []
    : items.filter(
        (item) =>
          isWithinDates(item.instant, rule) &&
          timesHold(rule.timeConditions, item, request) &&
          (conditions ?? []).every(
            (condition) =>
              (condition.for ?? 'order') !== 'order' ||
              timesHold(condition.timeConditions, item, request),
          ),
      )

/** The items that a version is open to (PRICE-9.3). */
export const openItems: typeof inForceFor = (...version) => inForceFor(...version).filter(isLeft)

/** The open items that a condition matches (DISC-4.1, PRICE-9.3). */
export const matched = (
  condition: RuleCondition,
  open: readonly Item[],
  request: PriceRequest,
): readonly Item[] =>
  open.filter(
    (item) =>
      (!condition.products || condition.products.includes(item.product)) &&
      (!condition.categories || condition.categories.includes(item.category ?? '')) &&
      !condition.excludeProducts?.includes(item.product) &&
      !condition.excludeCategories?.includes(item.category ?? '') &&
      timesHold(condition.timeConditions, item, request),
  )

export const quantityOf = (items: readonly Item[]): number =>
  items.reduce((sum, { units }) => sum + units.length, 0)

/** Whether a condition holds over the items that it matches (DISC-4). */
export const conditionHolds = (condition: RuleCondition, those: readonly Item[]): boolean => {
  if (condition.for === 'exclude') return those.length === 0
  const total = those.reduce((sum, item) => sum + totalOf(item), 0)
  const after = those.reduce((sum, item) => sum + totalOf(item) - takenOf(item), 0)
  return (
    those.length > 0 &&
    quantityOf(those) >= (condition.minQty ?? 0) &&
    total >= centsOf(condition.minTotal) &&
    after >= centsOf(condition.afterMinTotal)
  )
}
