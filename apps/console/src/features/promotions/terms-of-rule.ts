import type { OrderDiscount } from '@comanda/contract'
import {
  fieldsOfTerms,
  isGiven,
  type RuleKind,
  type RuleTerms,
  type Targets,
  termFields,
  type TermFields,
} from './rule-terms.ts'

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** The percents that are taken off, of the part of a price that is left. */
const percentOf = (factor: number): number => Math.round((1 - factor) * 10_000) / 100

type Condition = NonNullable<OrderDiscount['conditions']>[number]

/** Returns a condition without the names in the singular, which mean the same (CAT-5.1). */
const plainCondition = ({ product, category, productOption, ...rest }: Condition): Condition => {
  const { products = product, categories = category, productOptions = productOption } = rest
  const all = { ...rest, products, categories, productOptions }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined && value !== null),
  )
}

const isSaid = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, one]) => isSaid(one))
  return Object.fromEntries(
    fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]),
  )
}

/** Returns what a rule says in one way, whatever is absent, empty or false of it. */
const inOneWay = (rule: TermFields): string => {
  const of = Object.fromEntries(termFields.map((field) => [field, rule[field]]))
  return JSON.stringify(sorted({ ...of, conditions: rule.conditions?.map(plainCondition) }))
}

const kindOf = (rule: OrderDiscount): RuleKind => {
  const { freeProducts, discountType, discountRules, conditions = [], targetStepAmount } = rule
  if (freeProducts?.length)
    return conditions.some(({ minQty }) => isSaid(minQty)) ? 'dishEach' : 'dish'
  if (discountType === 'freeSurcharge') return 'surcharge'
  if (discountType === 'freeSeatCharge') return 'seats'
  if (discountType === 'pickNMaxPrice') return 'bundle'
  if (discountType === 'amount') return isSaid(targetStepAmount) ? 'step' : 'amount'
  return discountRules?.length ? 'picked' : 'percent'
}

const targetsOf = (conditions: readonly Condition[]): Targets | undefined => {
  for (const { categories, products } of conditions) {
    if (categories?.length) return { of: 'categories', ids: categories }
    if (products?.length) return { of: 'products', ids: products }
  }
  return undefined
}

/** Returns what a sentence says of a rule, or undefined if it says something that no sentence does: that stays as it is. */
export const termsOf = (rule: OrderDiscount): RuleTerms | undefined => {
  const kind = kindOf(rule)
  const conditions = (rule.conditions ?? []).map(plainCondition)
  const [picks] = rule.discountRules ?? []
  const { discount } = rule
  const group = textOf(
    kind === 'dishEach'
      ? conditions.find(({ minQty }) => minQty !== undefined)?.minQty
      : picks?.minQty,
  )
  const isInTimes = group !== '' || rule.targetStepAmount !== undefined
  const value =
    (kind === 'percent' || kind === 'picked') && discount !== undefined
      ? percentOf(discount)
      : (discount ?? undefined)
  const terms: RuleTerms = {
    kind,
    value: textOf(value),
    dish: rule.freeProducts?.[0]?.product ?? '',
    targets: targetsOf(conditions),
    group,
    picked: textOf(picks?.maxQty),
    repeats: rule.repeat === true || !isInTimes,
    minTotal: textOf(conditions.find(({ minTotal }) => minTotal !== undefined)?.minTotal),
    step: textOf(rule.targetStepAmount),
    mostSteps: textOf(rule.maxStep),
  }
  const isSame = isGiven(terms) && inOneWay(fieldsOfTerms(terms)) === inOneWay(rule)
  return isSame ? terms : undefined
}
