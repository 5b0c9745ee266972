import type { DiscountRule, DiscountSource } from '../../catalog/discount-rule.ts'
import type { PriceRequest } from '../../catalog/price-request.ts'
import type { RuleCondition } from '../../catalog/rule-condition.ts'
import type { ProductMode } from '../../catalog/vocabulary.ts'
import { picked, type RefLine } from './lines.ts'
import { halves, sum } from './numbers.ts'

export interface RefCell {
  readonly node: RefLine
  readonly total: bigint
  readonly start: bigint
  left: bigint
  /** What staff took off it by hand. */
  readonly lowered: bigint
}

export interface RefUnit {
  readonly item: RefItem
  readonly cells: RefCell[]
}

export interface RefItem {
  readonly top: RefLine
  readonly lines: RefLine[]
  readonly units: RefUnit[]
}

export interface RefRule {
  readonly rule: DiscountRule
  readonly source: DiscountSource
  readonly coupon?: string | undefined
}

export const unitLeft = ({ cells }: RefUnit): bigint => sum(cells.map(({ left }) => left))
export const unitStart = ({ cells }: RefUnit): bigint => sum(cells.map(({ start }) => start))

export const unitLowered = ({ cells }: RefUnit): bigint => sum(cells.map(({ lowered }) => lowered))

/** Whether something discountable is left, or staff took all of it off by hand. */
export const isOpen = (unit: RefUnit): boolean =>
  unitLeft(unit) > 0n || (unitStart(unit) === 0n && unitLowered(unit) > 0n)

/** What the rules applied so far took off a unit. */
export const unitTaken = ({ cells }: RefUnit): bigint =>
  sum(cells.map(({ start, left }) => start - left))

export const itemDiscounts = ({ units }: RefItem): bigint => sum(units.map(unitTaken))

export const lineDiscounts = (node: RefLine, items: readonly RefItem[]): bigint =>
  sum(
    items.flatMap(({ units }) =>
      units.flatMap(({ cells }) =>
        cells.filter((cell) => cell.node === node).map(({ start, left }) => start - left),
      ),
    ),
  )

export const makeItems = (
  nodes: readonly RefLine[],
  topOf: (node: RefLine) => RefLine,
): RefItem[] =>
  nodes
    .filter((node) => !node.out && !node.parent)
    .map((top) => {
      const lines = nodes.filter((node) => !node.out && topOf(node) === top)
      const totals = lines.map(({ total }) => halves(total, top.quantity))
      const reaches = lines.map(({ reach }) => halves(reach, top.quantity))
      const listed = lines.map(({ reach, loweredReach }) =>
        halves(reach + loweredReach, top.quantity),
      )
      const item: RefItem = { top, lines, units: [] }
      for (let unit = 0; unit < top.quantity; unit++)
        item.units.push({
          item,
          cells: lines.map((node, at) => ({
            node,
            total: totals[at]![unit]!,
            start: reaches[at]![unit]!,
            left: reaches[at]![unit]!,
            lowered: listed[at]![unit]! - reaches[at]![unit]!,
          })),
        })
      return item
    })

const factsOf = ({ top: { line } }: RefItem, request: PriceRequest) => {
  const product = request.catalogue.products.find(({ _id }) => _id === line.product)
  const from = line.ordered ?? line.customProduct ?? product
  return {
    products: [line.product ?? line.customProduct?._id],
    categories: [from?.category, from?.subCategory],
    groups: (line.options ?? []).filter((entry) => picked(entry).length > 0).map((e) => e.option),
    sections: [line.section ?? request.session.section],
  }
}

export const inMode = (
  item: RefItem,
  mode: ProductMode | undefined,
  { session: { type } }: PriceRequest,
): boolean => {
  const away = item.top.line.takeAway === true || type === 'takeAway' || type === 'delivery'
  return (mode ?? 'all') === 'all' || (mode === 'takeAway') === away
}

type Ids = readonly (string | undefined)[]
const meets = (wanted: Ids | undefined, has: Ids): boolean =>
  !wanted?.length || has.some((id) => id !== undefined && wanted.includes(id))
const hits = (unwanted: Ids | undefined, has: Ids): boolean =>
  has.some((id) => id !== undefined && (unwanted ?? []).includes(id))

export const passes = (
  item: RefItem,
  filter: Pick<RuleCondition, 'products' | 'categories'> & RuleCondition,
  request: PriceRequest,
): boolean => {
  const { products, categories, groups, sections } = factsOf(item, request)
  return (
    meets(filter.products, products) &&
    meets(filter.categories, categories) &&
    meets(filter.productOptions, groups) &&
    meets(filter.sections, sections) &&
    !hits(filter.excludeProducts, products) &&
    !hits(filter.excludeCategories, categories) &&
    !hits(filter.excludeProductOptions, groups) &&
    !hits(filter.excludeSections, sections)
  )
}

export const matching = (
  items: readonly RefItem[],
  condition: RuleCondition,
  mode: ProductMode | undefined,
  request: PriceRequest,
): RefItem[] =>
  items.filter(
    (item) => !item.top.free && inMode(item, mode, request) && passes(item, condition, request),
  )
