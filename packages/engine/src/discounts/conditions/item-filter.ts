import type { RuleCondition } from '../../catalog/rule-condition.ts'
import type { Id, ProductMode } from '../../catalog/vocabulary.ts'
import type { Item } from '../../kernel/item.ts'

type Ids = ReadonlySet<Id> | undefined

/** The filters of a condition, with the product mode that applies to them (DISC-4.1). */
export interface ItemFilter {
  /** Its number in its book: equal filters have the same. */
  readonly id: number
  readonly mode: ProductMode
  readonly products: Ids
  readonly categories: Ids
  readonly productOptions: Ids
  readonly sections: Ids
  readonly excludeProducts: Ids
  readonly excludeCategories: Ids
  readonly excludeProductOptions: Ids
  readonly excludeSections: Ids
  /** The positions of the only items that it may match; undefined: any (PRICE-9.3). */
  readonly only: ReadonlySet<number> | undefined
}

/** Filters by content, so that equal filters of several rules are evaluated once. */
export interface FilterBook {
  readonly byContent: Map<string, ItemFilter>
}

/** Creates an empty book, or one that extends another without changing it. */
export const createFilterBook = (from?: FilterBook): FilterBook => ({
  byContent: new Map(from?.byContent),
})

const setOf = (ids: readonly Id[] | null | undefined): Ids =>
  ids?.length ? new Set(ids) : undefined

/** Returns the filter of a condition together with a product mode. */
export const filterOf = (
  book: FilterBook,
  condition: RuleCondition,
  mode: ProductMode | null | undefined,
): ItemFilter => {
  const parts = [
    condition.products,
    condition.categories,
    condition.productOptions,
    condition.sections,
    condition.excludeProducts,
    condition.excludeCategories,
    condition.excludeProductOptions,
    condition.excludeSections,
  ]
  const content = `${mode ?? 'all'}|${parts.map((ids) => ids?.join(',') ?? '').join('|')}`
  const known = book.byContent.get(content)
  if (known) return known
  const filter: ItemFilter = {
    id: book.byContent.size,
    mode: mode ?? 'all',
    products: setOf(condition.products),
    categories: setOf(condition.categories),
    productOptions: setOf(condition.productOptions),
    sections: setOf(condition.sections),
    excludeProducts: setOf(condition.excludeProducts),
    excludeCategories: setOf(condition.excludeCategories),
    excludeProductOptions: setOf(condition.excludeProductOptions),
    excludeSections: setOf(condition.excludeSections),
    only: undefined,
  }
  book.byContent.set(content, filter)
  return filter
}

/** Returns a filter that matches only some items; `key` names these. */
export const limitedFilter = (
  book: FilterBook,
  filter: ItemFilter,
  only: ReadonlySet<number>,
  key: string,
): ItemFilter => {
  const content = `${filter.id}@${key}`
  const known = book.byContent.get(content)
  if (known) return known
  const limited = { ...filter, id: book.byContent.size, only }
  book.byContent.set(content, limited)
  return limited
}

const has = (ids: ReadonlySet<Id>, id: Id | undefined): boolean => id !== undefined && ids.has(id)

const inCategory = (ids: ReadonlySet<Id>, item: Item): boolean =>
  has(ids, item.category) || has(ids, item.subCategory)

const isIncluded = (filter: ItemFilter, item: Item): boolean =>
  (!filter.products || has(filter.products, item.product)) &&
  (!filter.categories || inCategory(filter.categories, item)) &&
  (!filter.productOptions || item.groups.some((group) => has(filter.productOptions!, group))) &&
  (!filter.sections || has(filter.sections, item.section))

const isExcluded = (filter: ItemFilter, item: Item): boolean =>
  (filter.excludeProducts !== undefined && has(filter.excludeProducts, item.product)) ||
  (filter.excludeCategories !== undefined && inCategory(filter.excludeCategories, item)) ||
  (filter.excludeProductOptions !== undefined &&
    item.groups.some((group) => has(filter.excludeProductOptions!, group))) ||
  (filter.excludeSections !== undefined && has(filter.excludeSections, item.section))

/** Returns whether a product mode includes the item (DISC-4.2). */
export const allowsItem = (mode: ProductMode, item: Item): boolean =>
  mode === 'all' || (mode === 'takeAway') === item.takenAway

/** Returns whether the top line of an item passes every part of a filter. */
export const passesFilter = (filter: ItemFilter, item: Item): boolean =>
  isIncluded(filter, item) && !isExcluded(filter, item)

/** Returns whether an item matches: its top line passes every filter and is not free (DISC-4.1). */
export const matchesItem = (filter: ItemFilter, item: Item): boolean =>
  !item.top.free &&
  (filter.only === undefined || filter.only.has(item.index)) &&
  allowsItem(filter.mode, item) &&
  passesFilter(filter, item)
