import type { Held, RefBill } from './bill.ts'
import {
  inMode,
  isOpen,
  matching,
  type RefItem,
  type RefRule,
  type RefUnit,
  unitTaken,
} from './state.ts'
import type { RefCharge } from './surcharges.ts'

export const isPoint = ({ rule }: RefRule): boolean => rule.type === 'point'

export const isWaiver = ({ rule }: RefRule): boolean =>
  rule.type !== 'point' &&
  (rule.discountType === 'freeSeatCharge' || rule.discountType === 'freeSurcharge')

export const isGiving = ({ rule }: RefRule): boolean => (rule.freeProducts?.length ?? 0) > 0

const readsPriceTypes = (rule: RefRule): boolean =>
  !isPoint(rule) && !isWaiver(rule) && !isGiving(rule)

const has = ({ rule }: RefRule, type: 'product' | 'surcharge'): boolean =>
  (rule.priceTypes ?? []).includes(type)

const isAboutSurchargesAlone = (rule: RefRule): boolean =>
  readsPriceTypes(rule) && has(rule, 'surcharge') && !has(rule, 'product')

/** The surcharges in the base of a rule. */
export const chargesInBase = (rule: RefRule, { charges }: RefBill): RefCharge[] => {
  const { for: scope, discountType, conditions, discountRules, surcharges } = rule.rule
  if (!readsPriceTypes(rule) || !has(rule, 'surcharge')) return []
  if ((scope ?? 'order') !== 'order') return []
  if (!['percent', 'percentPre', 'amount'].includes(discountType ?? '')) return []
  if (conditions?.some((condition) => condition.for === 'product')) return []
  if (discountRules && discountRules.length > 0) return []
  // Before the service charge there are no surcharges yet.
  return (charges ?? []).filter(
    ({ setting, amount, discount }) =>
      setting.discountable === true &&
      (!surcharges || surcharges.length === 0 || surcharges.includes(setting._id)) &&
      (amount > discount || discountType === 'percentPre'),
  )
}

export interface RefTargets {
  readonly items: readonly RefItem[]
  /** Those with something discountable left. */
  readonly units: readonly RefUnit[]
}

/** The targets of a rule. */
export const targetsOf = (rule: RefRule, { holding }: Held, bill: RefBill): RefTargets => {
  if (isAboutSurchargesAlone(rule)) return { items: [], units: [] }
  const { productMode, undiscounted } = rule.rule
  const product = holding.filter((condition) => condition.for === 'product')
  const matched = bill.items.filter((item) =>
    product.length > 0
      ? product.some((condition) =>
          matching(bill.items, condition, productMode, bill.request).includes(item),
        )
      : inMode(item, productMode, bill.request),
  )
  const skipsDiscounted = undiscounted === true && !isPoint(rule) && !isWaiver(rule)
  const allowed = (item: RefItem): RefUnit[] =>
    item.units.filter((unit) => !skipsDiscounted || unitTaken(unit) === 0n)
  const withLeft = (item: RefItem): RefUnit[] => allowed(item).filter(isOpen)
  const takesAll = isPoint(rule) || isWaiver(rule) || isGiving(rule)
  const items = matched.filter((item) => (takesAll ? allowed(item) : withLeft(item)).length > 0)
  return { items, units: items.flatMap(withLeft) }
}
