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
  /** Whether only units that no rule took anything off are targets (DISC-5.6). */
  readonly undiscounted: boolean
  /** Whether its base may include discountable surcharges (SUR-3.1). */
  readonly reachesSurcharges: boolean
  /** Whether it has no targets and no picks (SUR-3.3). */
  readonly isAboutSurcharges: boolean
  /** The surcharges that it is limited to; undefined: all. */
  readonly surcharges: ReadonlySet<Id> | undefined
  /** The positions of the items that it is open to; undefined: all (PRICE-9.3). */
  readonly openTo: ReadonlySet<number> | undefined
  /** Whether it is open to the first order, which fixed and per-person surcharges follow (PRICE-9.4). */
  readonly opensFirst: boolean
  /** Returns the rule for the other items that it is open to; undefined if there are none. */
  readonly without: ((items: ReadonlySet<number>) => RuleProgram | undefined) | undefined
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
  const isWaiver = !isPoint && (type === 'freeSeatCharge' || type === 'freeSurcharge')
  // (SUR-3.6)
  const readsPriceTypes = !isPoint && !isWaiver && !rule.freeProducts?.length
  const isOnSurcharges = readsPriceTypes && (rule.priceTypes?.includes('surcharge') ?? false)
  return {
    rule,
    source,
    coupon,
    givesAs: coupon ?? rule._id,
    isPoint,
    type,
    isWaiver,
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
    undiscounted: rule.undiscounted === true && !isPoint && !isWaiver,
    reachesSurcharges:
      isOnSurcharges &&
      scope === 'order' &&
      SURCHARGE_TYPES.has(type) &&
      !rule.discountRules?.length &&
      !conditions.some((condition) => condition.for === 'product'),
    isAboutSurcharges: isOnSurcharges && !rule.priceTypes?.includes('product'),
    surcharges: rule.surcharges?.length ? new Set(rule.surcharges) : undefined,
    openTo: undefined,
    opensFirst: true,
    without: undefined,
  }
}
