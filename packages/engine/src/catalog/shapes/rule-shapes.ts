import {
  applicability,
  count,
  date,
  factor,
  flag,
  id,
  ids,
  money,
  notNegative,
  number,
  oneOf,
  percent,
  positiveCount,
  positiveMoney,
  text,
  whole,
} from './scalars.ts'
import { type Fault, listOf, optional, recordOf, type Shape } from './shape.ts'

const idOrIds: Shape = (value) => (Array.isArray(value) ? ids(value) : id(value))

/** Shape of a condition (DISC-4). */
export const ruleConditionShape = recordOf({
  for: optional(oneOf('order', 'product', 'exclude')),
  products: optional(ids),
  categories: optional(ids),
  productOptions: optional(ids),
  sections: optional(ids),
  excludeProducts: optional(ids),
  excludeCategories: optional(ids),
  excludeProductOptions: optional(ids),
  excludeSections: optional(ids),
  minQty: optional(positiveCount),
  minWeight: optional(number),
  minTotal: optional(money),
  afterMinTotal: optional(money),
  includeModifier: optional(idOrIds),
  excludeModifier: optional(idOrIds),
  timeConditions: optional(ids),
})

const wants = (name: string): Fault => ({ path: `.${name}`, problem: 'is missing' })

const discountFault = (rule: Readonly<Record<string, unknown>>): Fault => {
  const { discountType, discount } = rule
  const isFactor = discountType === 'percent' || discountType === 'percentPre'
  const isAmount = discountType === 'amount' || discountType === 'pickNMaxPrice'
  if (discount == null) return isFactor || isAmount ? wants('discount') : undefined
  const found = isFactor ? factor(discount) : isAmount ? money(discount) : undefined
  return found && { path: `.discount${found.path}`, problem: found.problem }
}

/** Shape of a discount rule of any source (CAT-1.7, PRICE-1.7). */
export const discountRuleShape = recordOf(
  {
    ...applicability,
    _id: id,
    source: optional(text),
    ranks: optional(ids),
    phase: optional(number),
    priority: optional(number),
    beforeServiceCharge: optional(flag),
    startDate: optional(date),
    endDate: optional(date),
    timeConditions: optional(ids),
    sections: optional(ids),
    ruleType: optional(oneOf('allowlist', 'denylist')),
    rules: optional(ids),
    for: optional(oneOf('order', 'line', 'product')),
    type: optional(oneOf('discount', 'point')),
    discountType: optional(
      oneOf('percent', 'percentPre', 'amount', 'pickNMaxPrice', 'freeSeatCharge', 'freeSurcharge'),
    ),
    discount: optional(number),
    maxDiscount: optional(money),
    point: optional(count),
    fixedPoint: optional(whole),
    percentagePoint: optional(factor),
    targetStepAmount: optional(positiveMoney),
    maxStep: optional(positiveCount),
    repeat: optional(flag),
    priceTypes: optional(listOf(text)),
    conditions: optional(listOf(ruleConditionShape)),
    discountAny: optional(flag),
    discountRules: optional(
      listOf(
        recordOf({
          pickOrder: optional(oneOf('asc', 'desc', 'cart')),
          minQty: optional(positiveCount),
          maxQty: optional(positiveCount),
          products: optional(ids),
          categories: optional(ids),
        }),
      ),
    ),
    freeProducts: optional(listOf(recordOf({ product: id }))),
    undiscounted: optional(flag),
    bestOf: optional(text),
    surcharges: optional(ids),
  },
  discountFault,
)

const settingFields = {
  ...applicability,
  _id: id,
  disabled: optional(flag),
  percent: optional(notNegative(percent)),
  rules: optional(listOf(ruleConditionShape)),
} as const

/** Shape of a surcharge setting (CAT-1.8). */
export const surchargeSettingShape = recordOf({
  ...settingFields,
  manual: optional(flag),
  discountable: optional(flag),
  amountPerProduct: optional(notNegative(money)),
  fixedAmount: optional(notNegative(money)),
  amountPerPerson: optional(notNegative(money)),
})

/** Shape of a tax setting (CAT-1.8). */
export const taxSettingShape = recordOf({
  ...settingFields,
  included: optional(flag),
  priceTypes: optional(listOf(text)),
  surcharges: optional(ids),
  taxGroup: optional(text),
  taxClass: optional(text),
})
