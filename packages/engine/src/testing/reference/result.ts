import type { DiscountOutcome, LinePrice, PriceResult } from '../../catalog/price-result.ts'
import type { RefBill, RefOutcome } from './bill.ts'
import type { RefLine } from './lines.ts'
import { cents, grain, max, roundingOf, shared, shopRounded, sum, wire } from './numbers.ts'
import { lineDiscounts } from './state.ts'
import { bornBy, type RefBorne, type RefCharge } from './surcharges.ts'
import { type RefTax, refTaxes } from './taxes.ts'

const inTree = (node: RefLine | undefined, root: RefLine): boolean =>
  node !== undefined && (node === root || inTree(node.parent, root))

const lineResult = (
  node: RefLine,
  { items, lines }: RefBill,
  outcomes: readonly RefOutcome[],
  borne: readonly RefBorne[],
  taxes: readonly { readonly setting: string; readonly amount: bigint }[],
): LinePrice => {
  const discount = lineDiscounts(node, items)
  const own = borne.filter(({ line }) => line === node.index)
  return {
    id: node.line.id,
    quantity: node.quantity,
    unitPrice: wire(node.unitPrice),
    total: wire(node.total),
    ...(node.free && { gifted: wire(node.productPart * BigInt(node.quantity)) }),
    discount: wire(-discount),
    surcharge: wire(sum(own.map(({ amount }) => amount))),
    tax: wire(sum(taxes.map(({ amount }) => amount))),
    net: wire(node.total - discount),
    relatedTreePrice: wire(
      sum(lines.filter((each) => inTree(each, node)).map((each) => each.total)),
    ),
    discounts: outcomes.flatMap(({ rule, byLine }) => {
      const amount = byLine.get(node.index) ?? 0n
      return amount === 0n ? [] : [{ rule: rule.rule._id, amount: wire(-amount) }]
    }),
    taxes: taxes.map(({ setting, amount }) => ({ setting, amount: wire(amount) })),
  }
}

const outcomeResult = (
  { rule: { rule, source, coupon }, failure, amount, waiver, points, items }: RefOutcome,
  { lines }: RefBill,
): DiscountOutcome => ({
  rule: rule._id,
  source,
  ...(coupon !== undefined && { coupon }),
  amount: wire(amount),
  ...(waiver && { waived: wire(waiver.waived) }),
  ...(rule.type === 'point' && !failure && { points }),
  ...(rule.type !== 'point' && (rule.point ?? 0) > 0 && !failure && { spends: rule.point! }),
  ...(failure && { error: failure.error }),
  ...(failure?.need && { need: failure.need }),
  lines: lines
    .filter((node) => !node.out && items.some((item) => item.lines.includes(node)))
    .map(({ line }) => line.id),
})

const taxShares = ({ amount, grosses, lines }: RefTax, step: bigint): Map<number, bigint> => {
  const shares = shared(amount, grosses, step)
  return new Map(lines.map((index, at) => [index, shares[at]!]))
}

/** The result of a bill when all rules were tried. */
export const refResult = (
  bill: RefBill,
  charges: readonly RefCharge[],
  outcomes: readonly RefOutcome[],
): PriceResult => {
  const { request, lines } = bill
  const { shop, session } = request
  const borne = bornBy(charges, bill.waivers, bill.surchargeRounding, bill.rounding)
  const taxRounding = roundingOf(shop.taxRoundFactor, shop.taxRoundMethod)
  const taxes = refTaxes(bill, borne, taxRounding)
  const isFree = session.taxFree === true
  const shares = isFree
    ? []
    : taxes.map((tax) => ({ tax, shares: taxShares(tax, grain(taxRounding)) }))
  const taxesOf = (index: number) =>
    shares
      .map((each) => ({ setting: each.tax.setting._id, amount: each.shares.get(index) ?? 0n }))
      .filter(({ amount }) => amount !== 0n)
  const products = sum(lines.map(({ total }) => total))
  const surcharges = sum(charges.map(({ amount }) => amount))
  const discounts = sum(outcomes.map(({ amount }) => amount))
  const included = sum(taxes.filter(({ setting }) => setting.included).map(({ amount }) => amount))
  const excluded = sum(taxes.filter(({ setting }) => !setting.included).map(({ amount }) => amount))
  const beforeDiscount = products + surcharges + (isFree ? 0n : excluded)
  const taxRelief = isFree ? -included : 0n
  const tips = cents(session.tips)
  const adjusts = sum((session.adjusts ?? []).map(({ amount }) => cents(amount)))
  const net = max(0n, beforeDiscount + discounts + taxRelief + tips + adjusts)
  const total = shopRounded(net, roundingOf(shop.priceRoundFactor, shop.priceRoundMethod))
  const paid = sum((session.payments ?? []).map(({ amount }) => cents(amount)))
  return {
    lines: lines.map((node) => lineResult(node, bill, outcomes, borne, taxesOf(node.index))),
    discounts: outcomes.map((outcome) => outcomeResult(outcome, bill)),
    surcharges: charges.map(({ setting, amount, discount }) => ({
      setting: setting._id,
      amount: wire(amount),
      discount: wire(-discount),
    })),
    taxes: taxes.map(({ setting, grosses, amount }) => ({
      setting: setting._id,
      percent: setting.percent ?? 0,
      included: setting.included === true,
      base: wire(sum(grosses)),
      amount: isFree ? 0 : wire(amount),
    })),
    totals: {
      products: wire(products),
      surcharges: wire(surcharges),
      taxIncluded: isFree ? 0 : wire(included),
      taxExcluded: isFree ? 0 : wire(excluded),
      taxRelief: wire(taxRelief),
      beforeDiscount: wire(beforeDiscount),
      discounts: wire(discounts),
      tips: wire(tips),
      adjusts: wire(adjusts),
      rounding: wire(total - net),
      total: wire(total),
      paid: wire(paid),
      outstanding: wire(total - paid),
      points: outcomes.reduce((all, outcome) => all + outcome.points, 0),
    },
  }
}
