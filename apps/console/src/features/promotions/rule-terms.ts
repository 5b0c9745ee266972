import type { OrderDiscount } from '@comanda/contract'

/** What a promotion gives, as sentences say it: each has fields of its own. */
export const kinds = [
  'percent',
  'picked',
  'amount',
  'step',
  'bundle',
  'dish',
  'dishEach',
  'surcharge',
  'seats',
] as const
export type RuleKind = (typeof kinds)[number]

/** The dishes that a promotion is about. */
export interface Targets {
  readonly of: 'categories' | 'products'
  readonly ids: readonly string[]
}

/** What a promotion gives and for what, as it is entered. Numbers are texts; empty ones are absent. */
export interface RuleTerms {
  readonly kind: RuleKind
  /** Percents or an amount off, or what a bundle costs. */
  readonly value: string
  /** The dish that is given. */
  readonly dish: string
  /** Undefined: all. */
  readonly targets: Targets | undefined
  /** Of so many … */
  readonly group: string
  /** … so many, the cheapest first. */
  readonly picked: string
  /** Whether it is given again for each further group. */
  readonly repeats: boolean
  /** What must be spent, and for each time how much again. */
  readonly minTotal: string
  readonly step: string
  readonly mostSteps: string
}

export const newTerms: RuleTerms = {
  kind: 'percent',
  value: '',
  dish: '',
  targets: undefined,
  group: '',
  picked: '',
  repeats: true,
  minTotal: '',
  step: '',
  mostSteps: '',
}

/** The fields of a rule that say what it gives and for what. */
export const termFields = [
  'for',
  'discountType',
  'discount',
  'conditions',
  'discountRules',
  'repeat',
  'targetStepAmount',
  'maxStep',
  'freeProducts',
  'automaticAddFreeProduct',
] as const
export type TermFields = Pick<OrderDiscount, (typeof termFields)[number]>

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text))

/** The part of a price that is left, as rules have it, of the percents that are taken off. */
const factorOf = (percent: string): number => Math.round(10_000 - Number(percent) * 100) / 10_000

/** Returns whether a kind is about groups of so many dishes. */
export const isGrouped = (kind: RuleKind): boolean =>
  kind === 'picked' || kind === 'bundle' || kind === 'dishEach'

/** Returns whether a kind is about dishes, or about the bill alone. */
export const isTargeted = (kind: RuleKind): boolean =>
  kind !== 'step' && kind !== 'surcharge' && kind !== 'seats'

const isDish = (kind: RuleKind): boolean => kind === 'dish' || kind === 'dishEach'

const conditionsOf = (terms: RuleTerms): NonNullable<OrderDiscount['conditions']> => {
  const { kind, targets, group, minTotal } = terms
  const minQty = kind === 'dishEach' ? numberIn(group) : undefined
  const isAbout = isTargeted(kind) && (targets !== undefined || minQty !== undefined)
  const least = numberIn(minTotal)
  return [
    ...(isAbout
      ? [
          {
            for: isDish(kind) ? ('order' as const) : ('product' as const),
            ...(targets ? { [targets.of]: [...targets.ids] } : {}),
            ...(minQty === undefined ? {} : { minQty }),
          },
        ]
      : []),
    ...(least === undefined ? [] : [{ for: 'order' as const, minTotal: least }]),
  ]
}

const givenBy = ({ kind, value, dish, targets }: RuleTerms): Partial<TermFields> => {
  const scope = targets === undefined ? 'order' : 'product'
  switch (kind) {
    case 'dish':
    case 'dishEach':
      return { for: 'order', freeProducts: [{ product: dish }], automaticAddFreeProduct: true }
    case 'surcharge':
      return { for: 'order', discountType: 'freeSurcharge' }
    case 'seats':
      return { for: 'order', discountType: 'freeSeatCharge' }
    case 'bundle':
      return { for: 'product', discountType: 'pickNMaxPrice', discount: Number(value) }
    case 'step':
      return { for: 'order', discountType: 'amount', discount: Number(value) }
    case 'amount':
      return { for: scope, discountType: 'amount', discount: Number(value) }
    case 'picked':
      return { for: 'product', discountType: 'percent', discount: factorOf(value) }
    default:
      return { for: scope, discountType: 'percent', discount: factorOf(value) }
  }
}

/** Returns the fields of a rule; those that are absent have no key. */
export const fieldsOfTerms = (terms: RuleTerms): TermFields => {
  const { kind, group, picked, repeats, step, mostSteps } = terms
  const conditions = conditionsOf(terms)
  const minQty = isGrouped(kind) ? numberIn(group) : undefined
  const [steps, maxStep] = kind === 'step' ? [numberIn(step), numberIn(mostSteps)] : []
  const maxQty = kind === 'picked' ? numberIn(picked) : undefined
  return {
    ...givenBy(terms),
    ...(conditions.length === 0 ? {} : { conditions }),
    ...(minQty === undefined || kind === 'dishEach'
      ? {}
      : { discountRules: [{ minQty, ...(maxQty === undefined ? {} : { maxQty }) }] }),
    ...(repeats && (minQty !== undefined || steps !== undefined) ? { repeat: true } : {}),
    ...(steps === undefined ? {} : { targetStepAmount: steps }),
    ...(steps === undefined || maxStep === undefined ? {} : { maxStep }),
  }
}

/** Returns whether the terms give something. */
export const isGiven = ({
  kind,
  value,
  dish,
  targets,
  group,
  picked,
  step,
}: RuleTerms): boolean => {
  if (isTargeted(kind) && targets?.ids.length === 0) return false
  if (kind === 'surcharge' || kind === 'seats') return true
  if (isGrouped(kind) && !(Number(group) >= 1)) return false
  if (isDish(kind)) return dish !== ''
  const number = Number(value)
  if (value === '' || Number.isNaN(number) || number <= 0) return false
  if (kind === 'step') return Number(step) > 0
  if (kind === 'amount' || kind === 'bundle') return true
  return number <= 100 && (kind === 'percent' || picked === '' || Number(picked) <= Number(group))
}
