import type { Id, ProductMode } from '../../catalog/vocabulary.ts'
import type { Item } from '../../kernel/item.ts'
import { allowsItem, type ItemFilter, matchesItem } from './item-filter.ts'

/** The items that a filter matches, in the order of the request, and their sums before any discount. */
export interface Match {
  readonly items: readonly Item[]
  /** Number of the pricing whose sums these are. */
  pricing: number
  quantity: number
  /** Millionths. */
  weight: number
  /** Cents, children included, free lines not; what staff took off by hand counts (DISC-2.9). */
  total: number
}

/** Which items of one cart match each filter, cached between edits that change only quantities. */
export interface MatchBook {
  readonly items: readonly Item[]
  /** Number of the pricing at work. */
  pricing: number
  readonly byFilter: (Match | undefined)[]
  readonly byMode: Map<ProductMode, readonly Item[]>
  /** List of items → the positions of their lines. */
  readonly linesOf: WeakMap<readonly Item[], readonly number[]>
  /** Product, category and sub-category → its items. */
  index: Map<Id, Item[]> | undefined
}

/** Creates an empty book. */
export const createMatchBook = (items: readonly Item[]): MatchBook => ({
  items,
  pricing: 0,
  byFilter: [],
  byMode: new Map(),
  linesOf: new WeakMap(),
  index: undefined,
})

/** Clears the matches, as after a line became free or paid again. */
export const forgetMatches = (book: MatchBook): void => {
  book.byFilter.length = 0
}

const indexItems = (items: readonly Item[]): Map<Id, Item[]> => {
  const index = new Map<Id, Item[]>()
  const add = (id: Id | undefined, item: Item): void => {
    if (id === undefined) return
    const list = index.get(id)
    if (!list) index.set(id, [item])
    else if (list.at(-1) !== item) list.push(item)
  }
  for (const item of items) {
    add(item.product, item)
    add(item.category, item)
    add(item.subCategory, item)
  }
  return index
}

/** The items that can match: those of the one product or category that the filter names, else all. */
const candidates = (book: MatchBook, filter: ItemFilter): readonly Item[] => {
  const ids = filter.products ?? filter.categories
  if (ids?.size !== 1) return book.items
  book.index ??= indexItems(book.items)
  const [id] = ids
  return book.index.get(id!) ?? []
}

/** Millionths of a weight, so that sums are exact. */
export const scaledWeight = (weight: number): number => Math.round(weight * 1_000_000)

const addUp = (match: Match): void => {
  match.quantity = 0
  match.weight = 0
  match.total = 0
  for (const { top, lines } of match.items) {
    match.quantity += top.quantity
    if (top.line.weight) match.weight += scaledWeight(top.line.weight) * top.quantity
    for (const line of lines) if (!line.free) match.total += line.total + line.lowered
  }
}

/** The items that the filter matches, with their sums. */
export const matchOf = (book: MatchBook, filter: ItemFilter): Match => {
  let match = book.byFilter[filter.id]
  if (!match) {
    const items = candidates(book, filter).filter((item) => matchesItem(filter, item))
    match = { items, pricing: -1, quantity: 0, weight: 0, total: 0 }
    book.byFilter[filter.id] = match
  }
  if (match.pricing !== book.pricing) {
    match.pricing = book.pricing
    addUp(match)
  }
  return match
}

/** Every item that a product mode allows, free ones too. */
export const allowedItems = (book: MatchBook, mode: ProductMode): readonly Item[] => {
  if (mode === 'all') return book.items
  let items = book.byMode.get(mode)
  if (!items) {
    items = book.items.filter((item) => allowsItem(mode, item))
    book.byMode.set(mode, items)
  }
  return items
}
