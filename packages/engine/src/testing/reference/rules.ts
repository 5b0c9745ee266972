import type { RuleFailure } from '../../discounts/rule-failure.ts'
import {
  apply,
  baseOf,
  beforeOf,
  least,
  rawAmount,
  type RefScope,
  scopesOf,
  stepsOf,
} from './amounts.ts'
import { conditions, early, failed, late, type RefBill, type RefOutcome } from './bill.ts'
import { denied } from './candidates.ts'
import { cents, grain, max, min, scaled, shared, shopRounded, sum, wire } from './numbers.ts'
import { groupUnits, pickUnits } from './picks.ts'
import {
  inMode,
  itemDiscounts,
  matching,
  type RefItem,
  type RefRule,
  type RefUnit,
  unitLeft,
} from './state.ts'
import { amountOf, chargesNow, type RefWaiver, waivedTo } from './surcharges.ts'

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

const hasLeft = (item: RefItem): boolean => item.units.some((unit) => unitLeft(unit) > 0n)

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
