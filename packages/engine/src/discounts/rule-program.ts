import type {
  DiscountRule,
  DiscountSource,
  DiscountType,
  PickOrder,
} from '../catalog/discount-rule.ts'
import type { Id, ProductMode } from '../catalog/vocabulary.ts'
import { toCents } from '../money/cents.ts'
import { scaledFactor } from '../money/scaled-decimal.ts'
import { type Condition, compileConditions } from './conditions/condition.ts'
import { type FilterBook, filterOf, type ItemFilter } from './conditions/item-filter.ts'

/** An entry of a rule's picks (DISC-5.4). */
export interface PickProgram {
  readonly order: PickOrder | undefined
  readonly minQty: number | undefined
  readonly maxQty: number | undefined
  /** Undefined: every unit. */
  readonly filter: ItemFilter | undefined
}

/** A compiled rule: everything that does not depend on the cart. Amounts in cents, factors scaled. */
export interface RuleProgram {
  readonly rule: DiscountRule
  readonly source: DiscountSource
  readonly coupon: string | undefined
  /** What a line that it gives names in `fromCoupon`. */
  readonly givesAs: string
  readonly isPoint: boolean
  readonly type: DiscountType | undefined
  readonly isWaiver: boolean
  readonly scope: 'order' | 'line' | 'product'
  readonly mode: ProductMode
  readonly conditions: readonly Condition[]
  readonly picks: readonly PickProgram[]
  readonly factor: number
  readonly cents: number
  readonly maxDiscount: number | undefined
  readonly step: number | undefined
  readonly maxStep: number
  readonly repeat: boolean
  readonly spends: number
  readonly freeProducts: readonly Id[]
  /** Whether its base may include discountable surcharges (SUR-3.1). */
  readonly reachesSurcharges: boolean
}

const SURCHARGE_TYPES: ReadonlySet<unknown> = new Set(['percent', 'percentPre', 'amount'])

const compilePicks = (rule: DiscountRule, book: FilterBook): readonly PickProgram[] =>
  (rule.discountRules ?? []).map((entry) => ({
    order: entry.pickOrder ?? undefined,
    minQty: entry.minQty ?? undefined,
    maxQty: entry.maxQty ?? undefined,
    filter:
      entry.products?.length || entry.categories?.length
        ? filterOf(book, { products: entry.products, categories: entry.categories }, 'all')
        : undefined,
  }))

/** Compiles a rule as it comes from one source. */
export const compileRule = (
  rule: DiscountRule,
  source: DiscountSource,
  coupon: string | undefined,
  book: FilterBook,
): RuleProgram => {
  const type = rule.discountType ?? undefined
  const conditions = compileConditions(rule.conditions, rule.productMode, book)
  const scope = rule.for ?? 'order'
  const isPoint = rule.type === 'point'
  const isFactor = type === 'percent' || type === 'percentPre'
  return {
    rule,
    source,
    coupon,
    givesAs: coupon ?? rule._id,
    isPoint,
    type,
    isWaiver: !isPoint && (type === 'freeSeatCharge' || type === 'freeSurcharge'),
    scope,
    mode: rule.productMode ?? 'all',
    conditions,
    picks: compilePicks(rule, book),
    factor: isFactor ? scaledFactor(rule.discount ?? 1) : 0,
    cents: isFactor ? 0 : toCents(rule.discount ?? 0),
    maxDiscount: rule.maxDiscount == null ? undefined : toCents(rule.maxDiscount),
    step: rule.targetStepAmount == null ? undefined : toCents(rule.targetStepAmount),
    maxStep: rule.maxStep ?? Number.POSITIVE_INFINITY,
    repeat: rule.repeat === true,
    spends: isPoint ? 0 : (rule.point ?? 0),
    freeProducts: (rule.freeProducts ?? []).map(({ product }) => product),
    reachesSurcharges:
      scope === 'order' &&
      !isPoint &&
      SURCHARGE_TYPES.has(type) &&
      !rule.discountRules?.length &&
      !conditions.some((condition) => condition.for === 'product') &&
      (rule.priceTypes?.includes('surcharge') ?? false),
  }
}
