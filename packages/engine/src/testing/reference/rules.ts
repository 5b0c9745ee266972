import type { RuleCondition } from '../../catalog/rule-condition.ts'
import type { RuleFailure } from '../../discounts/rule-failure.ts'
import { denied } from './candidates.ts'
import { conditionFault } from './conditions.ts'
import type { RefLine, Shop } from './lines.ts'
import {
  max,
  min,
  type Rounding,
  rounded,
  scaled,
  cents,
  shopRounded,
  shared,
  grain,
  sum,
  wire,
} from './numbers.ts'
import { groupUnits, pickUnits } from './picks.ts'
import {
  inMode,
  itemDiscounts,
  matching,
  type RefItem,
  type RefRule,
  type RefUnit,
  unitLeft,
  unitStart,
} from './state.ts'
import { amountOf, chargesNow, type RefCharge, type RefWaiver, waivedTo } from './surcharges.ts'

export interface RefBill {
  readonly shop: Shop
  readonly items: RefItem[]
  readonly lines: readonly RefLine[]
  readonly rounding: Rounding
  readonly surchargeRounding: Rounding
  charges: RefCharge[] | undefined
  readonly waivers: RefWaiver[]
  readonly applied: RefRule[]
  points: number
}

export interface RefOutcome {
  readonly rule: RefRule
  readonly failure?: RuleFailure | undefined
  readonly amount: bigint
  readonly waiver?: RefWaiver | undefined
  readonly points: number
  readonly items: readonly RefItem[]
  readonly byLine: ReadonlyMap<number, bigint>
}

const failed = (rule: RefRule, failure: RuleFailure): RefOutcome => ({
  rule,
  failure,
  amount: 0n,
  points: 0,
  items: [],
  byLine: new Map(),
})

export const early = ({ rule }: RefRule, { request, clock }: Shop): RuleFailure | undefined => {
  if (rule.status === 'draft' || rule.status === 'disabled') return { error: 'errors.ruleDisabled' }
  if (!clock.inRange(rule) || !clock.holdsAny(rule.timeConditions))
    return { error: 'errors.timeRange' }
  if (rule.shops?.length && !rule.shops.includes(request.shop._id))
    return { error: 'errors.notCurrentShop' }
  return undefined
}

export const late = (
  { rule }: RefRule,
  { request: { session } }: Shop,
): RuleFailure | undefined => {
  if (rule.sections?.length && !rule.sections.includes(session.section ?? ''))
    return { error: 'errors.notApplicableSection' }
  if (rule.orderType?.length && !rule.orderType.includes(session.type))
    return { error: 'errors.notApplicableOrderType' }
  return undefined
}

interface Held {
  readonly failure?: RuleFailure | undefined
  readonly holding: readonly RuleCondition[]
}

const conditions = ({ rule }: RefRule, { items, shop }: RefBill): Held => {
  const all = rule.conditions ?? []
  const fault = (each: RuleCondition) => conditionFault(each, rule.productMode, items, shop)
  if (!rule.discountAny)
    return {
      failure: all.map(fault).find(Boolean),
      holding: all.filter((each) => each.for !== 'exclude'),
    }
  const excluded = all
    .filter((each) => each.for === 'exclude')
    .map(fault)
    .find(Boolean)
  const others = all.filter((each) => each.for !== 'exclude')
  const holding = others.filter((each) => !fault(each))
  if (excluded) return { failure: excluded, holding }
  return { failure: holding.length === 0 ? others.map(fault).find(Boolean) : undefined, holding }
}

const hasLeft = (item: RefItem): boolean => item.units.some((unit) => unitLeft(unit) > 0n)

interface RefScope {
  readonly units: readonly RefUnit[]
  readonly charges: readonly RefCharge[]
  amount: bigint
}

const baseOf = ({ units, charges }: RefScope): bigint =>
  sum(units.map(unitLeft)) + sum(charges.map(({ amount, discount }) => amount - discount))
const beforeOf = ({ units, charges }: RefScope): bigint =>
  sum(units.map(unitStart)) + sum(charges.map(({ amount }) => amount))

const scopesOf = ({ rule }: RefRule, units: readonly RefUnit[], bill: RefBill): RefScope[] => {
  if (rule.for === 'product')
    return units.map((unit) => ({ units: [unit], charges: [], amount: 0n }))
  if (rule.for === 'line')
    return bill.items
      .map((item) => ({
        units: units.filter((unit) => unit.item === item),
        charges: [],
        amount: 0n,
      }))
      .filter((scope) => scope.units.length > 0)
  const withCharges =
    ['percent', 'percentPre', 'amount'].includes(rule.discountType ?? '') &&
    !(rule.conditions ?? []).some((each) => each.for === 'product') &&
    !rule.discountRules?.length &&
    (rule.priceTypes ?? []).includes('surcharge')
  const charges = withCharges
    ? (bill.charges ?? []).filter(({ setting }) => setting.discountable)
    : []
  return [{ units, charges, amount: 0n }]
}

const stepsOf = ({ rule }: RefRule, base: bigint): bigint => {
  const steps = base / cents(rule.targetStepAmount)
  return rule.maxStep ? min(BigInt(rule.maxStep), steps) : steps
}

const least = ({ rule }: RefRule, { holding }: Held, { items, shop }: RefBill): bigint => {
  const times = holding
    .filter(({ minQty }) => (minQty ?? 0) > 0)
    .map((each) => {
      const found = matching(items, each, rule.productMode, shop)
      return Math.floor(found.reduce((total, { top }) => total + top.quantity, 0) / each.minQty!)
    })
  const fewest = times.length > 0 ? Math.min(...times) : 1
  return BigInt(Math.min(fewest, rule.maxStep ?? fewest))
}

const rawAmount = (rule: RefRule, scope: RefScope, held: Held, bill: RefBill): bigint => {
  const { discountType, discount, targetStepAmount, repeat } = rule.rule
  const base = discountType === 'percentPre' ? beforeOf(scope) : baseOf(scope)
  const steps = targetStepAmount === undefined ? 1n : stepsOf(rule, base)
  if (steps === 0n) return 0n
  if (discountType === 'percent' || discountType === 'percentPre') {
    const worked = targetStepAmount === undefined ? base : steps * cents(targetStepAmount)
    return rounded((scaled(discount!, 6) - 1_000_000n) * worked, 1_000_000n)
  }
  if (discountType === 'pickNMaxPrice') return min(0n, cents(discount) - base)
  if (discountType !== 'amount') return 0n
  let times = 1n
  if (repeat && targetStepAmount !== undefined) times = steps
  else if (repeat && (rule.rule.for ?? 'order') === 'order') times = least(rule, held, bill)
  return -cents(discount) * times
}

const apply = (scope: RefScope, bill: RefBill, byLine: Map<number, bigint>): void => {
  const step = grain(bill.rounding)
  const weights = [
    ...scope.units.map(unitLeft),
    ...scope.charges.map((each) => each.amount - each.discount),
  ]
  const shares = shared(-scope.amount, weights, step)
  for (const [at, { cells }] of scope.units.entries()) {
    const parts = shared(
      shares[at]!,
      cells.map(({ left }) => left),
      step,
    )
    for (const [index, cell] of cells.entries()) {
      cell.left -= parts[index]!
      byLine.set(cell.node.index, (byLine.get(cell.node.index) ?? 0n) + parts[index]!)
    }
  }
  for (const [at, charge] of scope.charges.entries())
    charge.discount += shares[scope.units.length + at]!
}

const loss = (
  waiver: RefWaiver,
  { charges, items, shop, waivers, surchargeRounding }: RefBill,
): bigint => {
  const all = [...waivers, waiver]
  if (charges)
    return sum(charges.map((each) => each.amount - waivedTo(each, all, shop, surchargeRounding)))
  return sum(
    chargesNow(items, shop).map(
      (each) =>
        amountOf(each, waivers, shop, surchargeRounding) -
        amountOf(each, all, shop, surchargeRounding),
    ),
  )
}

const waive = (waiver: RefWaiver, bill: RefBill): void => {
  bill.waivers.push(waiver)
  for (const charge of bill.charges ?? []) {
    const amount = waivedTo(charge, bill.waivers, bill.shop, bill.surchargeRounding)
    waiver.waived += charge.amount - amount
    charge.amount = amount
  }
}

const freeFault = (
  { rule, coupon }: RefRule,
  times: bigint,
  { lines }: RefBill,
): RuleFailure | undefined => {
  const from = lines.filter((node) => !node.out && node.line.fromCoupon === (coupon ?? rule._id))
  const wanted = new Map<string, number>()
  for (const { product } of rule.freeProducts ?? [])
    wanted.set(product, (wanted.get(product) ?? 0) + Number(times))
  const count = (product: string): number =>
    from
      .filter(({ line }) => line.product === product)
      .reduce((total, { quantity }) => total + quantity, 0)
  if ([...wanted].some(([product, need]) => count(product) < need))
    return { error: 'errors.ruleMissingFree' }
  const isExtra =
    [...wanted].some(([product, need]) => count(product) > need) ||
    from.some(({ line }) => !wanted.has(line.product ?? ''))
  return isExtra ? { error: 'errors.ruleExtraFree' } : undefined
}

export const tryRefRule = (rule: RefRule, bill: RefBill): RefOutcome => {
  const { shop, items } = bill
  const each = rule.rule
  const isPoint = each.type === 'point'
  const isWaiver = !isPoint && (each.discountType ?? '').startsWith('free')
  const first = early(rule, shop)
  if (first) return failed(rule, first)
  if (
    denied(
      each,
      bill.applied.map((other) => other.rule),
    )
  )
    return failed(rule, { error: 'errors.ruleDeny' })
  const second = late(rule, shop)
  if (second) return failed(rule, second)
  const held = conditions(rule, bill)
  if (held.failure) return failed(rule, held.failure)
  const product = held.holding.filter((condition) => condition.for === 'product')
  let targets = items.filter((item) =>
    product.length > 0
      ? product.some((condition) =>
          matching(items, condition, each.productMode, shop).includes(item),
        )
      : inMode(item, each.productMode, shop),
  )
  if (!isPoint && !isWaiver && !each.freeProducts?.length) targets = targets.filter(hasLeft)
  if (targets.length === 0) return failed(rule, { error: 'errors.ruleNothing' })
  const open = targets.flatMap(({ units }) => units).filter((unit) => unitLeft(unit) > 0n)
  let scopes: RefScope[] = []
  let bases: bigint[]
  let picked: readonly RefUnit[] = open
  const pointBase = sum(
    targets.map((item) => sum(item.lines.map(({ total }) => total)) - itemDiscounts(item)),
  )
  if (isPoint) bases = [pointBase]
  else if (isWaiver) bases = [sum(open.map(unitLeft))]
  else {
    const grouped = each.discountType === 'pickNMaxPrice' ? groupUnits(rule, open, shop) : undefined
    const chosen = grouped ? undefined : pickUnits(rule, open, shop)
    const need = grouped?.need ?? chosen?.need
    if (need) return failed(rule, { error: 'errors.ruleMinQty', need })
    scopes = grouped
      ? grouped.groups.map((units) => ({ units, charges: [], amount: 0n }))
      : scopesOf(rule, chosen!.picked, bill)
    picked = scopes.flatMap(({ units }) => units)
    bases = each.discountType
      ? scopes.map((scope) =>
          each.discountType === 'percentPre' ? beforeOf(scope) : baseOf(scope),
        )
      : [sum(picked.map(unitLeft))]
  }
  if (each.targetStepAmount !== undefined && bases.every((base) => stepsOf(rule, base) === 0n)) {
    const largest = bases.reduce(max, 0n)
    return failed(rule, {
      error: 'errors.ruleMinTotal',
      need: { total: wire(cents(each.targetStepAmount) - largest) },
    })
  }
  if (isPoint ? !shop.request.user : (each.point ?? 0) > bill.points)
    return failed(rule, { error: 'errors.noEffect' })
  let times = 1n
  if (each.repeat)
    times =
      each.targetStepAmount === undefined
        ? least(rule, held, bill)
        : stepsOf(rule, sum(picked.map(unitLeft)))
  const free = freeFault(rule, times, bill)
  if (free) return failed(rule, free)
  for (const scope of scopes) {
    const amount = shopRounded(rawAmount(rule, scope, held, bill), bill.rounding)
    scope.amount = min(0n, max(-baseOf(scope), amount))
  }
  const all = sum(scopes.map(({ amount }) => -amount))
  if (each.maxDiscount !== undefined && all > cents(each.maxDiscount)) {
    const shares = shared(
      -cents(each.maxDiscount),
      scopes.map(({ amount }) => -amount),
      grain(bill.rounding),
    )
    for (const [at, scope] of scopes.entries()) scope.amount = shares[at]!
  }
  const amount = sum(scopes.map((scope) => scope.amount))
  let waiver: RefWaiver | undefined
  if (each.discountType === 'freeSeatCharge' && isWaiver)
    waiver = { kind: 'seats', items: [], only: [], waived: 0n }
  else if (isWaiver)
    waiver = {
      kind: (each.for ?? 'order') === 'order' ? 'order' : 'items',
      items: targets,
      only: each.surcharges ?? [],
      waived: 0n,
    }
  let points = 0
  if (isPoint) {
    const worked =
      each.targetStepAmount === undefined
        ? pointBase
        : stepsOf(rule, pointBase) * cents(each.targetStepAmount)
    points =
      Number((scaled(each.percentagePoint ?? 0, 6) * worked) / 100_000_000n) +
      (each.fixedPoint ?? 0)
  }
  const gives =
    amount !== 0n ||
    (waiver && loss(waiver, bill) > 0n) ||
    points >= 1 ||
    (each.freeProducts?.length ?? 0) > 0
  if (!gives) return failed(rule, { error: 'errors.ruleNothing' })
  const byLine = new Map<number, bigint>()
  for (const scope of scopes) apply(scope, bill, byLine)
  if (waiver) waive(waiver, bill)
  if (!isPoint) bill.points -= each.point ?? 0
  bill.applied.push(rule)
  const counted =
    isPoint || isWaiver
      ? targets
      : items.filter((item) => picked.some((unit) => unit.item === item))
  return { rule, amount, waiver, points, items: counted, byLine }
}
