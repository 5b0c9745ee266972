import type { PriceRequest } from '../../catalog/price-request.ts'
import type { SurchargeSetting } from '../../catalog/surcharge-setting.ts'
import type { TaxSetting } from '../../catalog/tax-setting.ts'
import type { Waiver } from './agreed-discounts.ts'
import { firstOf, type Item, takenOf, totalOf } from './agreed-items.ts'
import {
  centsOf,
  type Fraction,
  fractionOf,
  nearest,
  percentOf,
  roundingOf,
  shopRound,
  sumOf,
} from './exact-cents.ts'
import {
  conditionHolds,
  inForceFor,
  matched,
  openItems,
  quantityOf,
  timesHold,
  type Version,
  versionsOf,
} from './open-versions.ts'

/** The items that a surcharge or tax is for, none if a condition for the order fails (SUR-1.2). */
const chargedItems = (
  version: Version<SurchargeSetting | TaxSetting>,
  request: PriceRequest,
): readonly Item[] => {
  const { rules = [] } = version.rule
  const open = openItems(version, rules, request)
  const ofOrder = rules.filter((rule) => (rule.for ?? 'order') === 'order')
  if (!ofOrder.every((rule) => conditionHolds(rule, matched(rule, open, request)))) return []
  const about = rules
    .filter((rule) => rule.for === 'product')
    .map((rule) => matched(rule, open, request))
  const dropped = rules
    .filter((rule) => rule.for === 'exclude')
    .flatMap((rule) => matched(rule, open, request))
  return open.filter(
    (item) =>
      !dropped.includes(item) &&
      (about.length === 0 || about.some((those) => those.includes(item))),
  )
}

/** Whether what is fixed or per person of a surcharge is charged: by its times, also those for products, at the first order (PRICE-9.4). */
const isOfFirst = (
  version: Version<SurchargeSetting>,
  first: readonly Item[],
  request: PriceRequest,
): boolean => {
  const { rules = [] } = version.rule
  const about = rules.filter((rule) => rule.for === 'product')
  return inForceFor(version, rules, request).some(
    (item) =>
      first.includes(item) &&
      (about.length === 0 ||
        about.some(({ timeConditions }) => timesHold(timeConditions, item, request))),
  )
}

/** The sum of the surcharges, in cents (SUR-2, PRICE-9.4). */
export const surchargesOf = (
  items: readonly Item[],
  waivers: readonly Waiver[],
  request: PriceRequest,
): number => {
  const { shop, session } = request
  const rounding = roundingOf(shop.surchargeRoundFactor, shop.surchargeRoundMethod)
  const first = firstOf(items)
  const amounts = versionsOf(items, ({ surchargeSettings }) => surchargeSettings).map((version) => {
    const { rule } = version
    const left = chargedItems(version, request)
    if (left.length === 0) return 0
    const ofSurcharge = waivers.filter(
      (waiver) =>
        waiver.rule.discountType === 'freeSurcharge' &&
        (!waiver.rule.surcharges?.length || waiver.rule.surcharges.includes(rule._id)),
    )
    const eligible = left.filter(
      (item) => !item.freeSurcharge && !ofSurcharge.some((waiver) => waiver.open.includes(item)),
    )
    const base = eligible.reduce((sum, item) => sum + totalOf(item) - item.takenBefore, 0)
    const fixed = ofSurcharge.some(({ isOfFirst }) => isOfFirst) ? 0 : 1
    const seated = waivers.some(
      (waiver) => waiver.rule.discountType === 'freeSeatCharge' && waiver.isOfFirst,
    )
      ? 0
      : 1
    const guests = session.type === 'dineIn' ? session.capacity || 1 : 0
    const ofFirst = isOfFirst(version, first, request)
      ? fixed * centsOf(rule.fixedAmount) + seated * guests * centsOf(rule.amountPerPerson)
      : 0
    return shopRound(
      percentOf(base, rule.percent ?? 0) +
        centsOf(rule.amountPerProduct) * quantityOf(eligible) +
        ofFirst,
      rounding,
    )
  })
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** The taxes on goods: in the prices and on top of them, in cents (TAX-2, PRICE-9.4). */
export const taxesOf = (
  items: readonly Item[],
  request: PriceRequest,
): { included: number; excluded: number } => {
  const { shop } = request
  const rounding = roundingOf(shop.taxRoundFactor, shop.taxRoundMethod)
  const taxes = versionsOf(items, ({ taxSettings }) => taxSettings).map((version) => ({
    rule: version.rule,
    left: chargedItems(version, request),
  }))
  const sums = { included: 0, excluded: 0 }
  for (const { rule, left } of taxes) {
    const { over: percent, under } = fractionOf(rule.percent ?? 0)
    let sum: Fraction = { over: 0n, under: 1n }
    for (const item of left) {
      const within = taxes
        .filter((tax) => tax.rule.included && tax.left.includes(item))
        .reduce((all, tax) => all + fractionOf(tax.rule.percent ?? 0).over, 0n)
      const goods = BigInt(totalOf(item) - takenOf(item))
      sum = sumOf(sum, { over: goods * percent, under: 100n * under + within })
    }
    sums[rule.included ? 'included' : 'excluded'] += shopRound(nearest(sum), rounding)
  }
  return sums
}
