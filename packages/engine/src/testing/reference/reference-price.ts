import type { PriceRequest } from '../../catalog/price-request.ts'
import type { PriceResult } from '../../catalog/price-result.ts'
import type { RuleFailure } from '../../discounts/rule-failure.ts'
import { createClock } from '../../pricing/clock.ts'
import { isBefore, rulesInOrder } from './candidates.ts'
import { linkRefLines } from './link-lines.ts'
import { type RefLine, priceRefLines, type Shop, topOf } from './lines.ts'
import { cents, grain, max, roundingOf, shared, shopRounded, sum, wire } from './numbers.ts'
import { early, late, type RefBill, type RefOutcome } from './bill.ts'
import { tryRefRule } from './rules.ts'
import { lineDiscounts, makeItems, type RefRule } from './state.ts'
import { amountOf, chargesNow, shareCharges } from './surcharges.ts'
import { refTaxes } from './taxes.ts'

const attempt = (
  request: PriceRequest,
  shop: Shop,
  kept: ReadonlyMap<RefRule, RuleFailure>,
  rules: readonly RefRule[],
): PriceResult | RefOutcome => {
  const lines = linkRefLines(request)
  const giving = rules.filter((rule) => !kept.has(rule) && !early(rule, shop) && !late(rule, shop))
  const names = new Set(giving.map(({ coupon, rule }) => coupon ?? rule._id))
  for (const node of lines) node.free = !node.out && names.has(node.line.fromCoupon ?? ' ')
  priceRefLines(lines, shop)
  const items = makeItems(lines, topOf)
  const roundings = request.shop
  const rounding = roundingOf(roundings.discountRoundFactor, roundings.discountRoundMethod)
  const surchargeRounding = roundingOf(
    roundings.surchargeRoundFactor,
    roundings.surchargeRoundMethod,
  )
  const points = request.user?.points ?? 0
  const bill: RefBill = {
    shop,
    items,
    lines,
    rounding,
    surchargeRounding,
    charges: undefined,
    waivers: [],
    applied: [],
    points,
  }
  const outcomes: RefOutcome[] = []
  const run = (those: readonly RefRule[]): RefOutcome | undefined => {
    for (const rule of those) {
      const failure = kept.get(rule)
      const none = { amount: 0n, points: 0, items: [], byLine: new Map() }
      const outcome = failure ? { rule, failure, ...none } : tryRefRule(rule, bill)
      const gives = lines.some(
        (node) => node.free && node.line.fromCoupon === (rule.coupon ?? rule.rule._id),
      )
      if (!failure && outcome.failure && gives) return outcome
      outcomes.push(outcome)
    }
    return undefined
  }
  const isEarly = (rule: RefRule): boolean => rule.rule.type !== 'point' && isBefore(rule, request)
  const failed = run(rules.filter(isEarly))
  if (failed) return failed
  bill.charges = chargesNow(items, shop)
  for (const charge of bill.charges)
    charge.amount = amountOf(charge, bill.waivers, shop, surchargeRounding)
  for (const [at, waiver] of bill.waivers.entries()) {
    const total = (count: number): bigint =>
      sum(
        bill.charges!.map((charge) =>
          amountOf(charge, bill.waivers.slice(0, count), shop, surchargeRounding),
        ),
      )
    waiver.waived = total(at) - total(at + 1)
  }
  const failedLater = run(rules.filter((rule) => !isEarly(rule)))
  if (failedLater) return failedLater
  const borne = shareCharges(bill.charges, bill.waivers, surchargeRounding, rounding)
  const discountOf = new Map(lines.map((node) => [node.index, lineDiscounts(node, items)]))
  const taxRounding = roundingOf(roundings.taxRoundFactor, roundings.taxRoundMethod)
  const taxes = refTaxes(bill, discountOf, borne.nets, taxRounding)
  const { session } = request
  const isFree = session.taxFree === true
  const taxesOf = (index: number) =>
    taxes.flatMap((tax) => {
      const at = tax.lines.findIndex((node) => node.index === index)
      if (at < 0 || isFree) return []
      const share = shared(tax.amount, tax.grosses, grain(taxRounding))[at]!
      return share === 0n ? [] : [{ setting: tax.setting._id, amount: share }]
    })
  const inTree = (node: RefLine | undefined, root: RefLine): boolean =>
    node !== undefined && (node === root || inTree(node.parent, root))
  const products = sum(lines.map(({ total }) => total))
  const surcharges = sum(bill.charges.map(({ amount }) => amount))
  const discounts = sum(outcomes.map(({ amount }) => amount))
  const held = sum(taxes.filter(({ setting }) => setting.included).map(({ amount }) => amount))
  const onTop = sum(taxes.filter(({ setting }) => !setting.included).map(({ amount }) => amount))
  const beforeDiscount = products + surcharges + (isFree ? 0n : onTop)
  const tips = cents(session.tips)
  const adjusts = sum((session.adjusts ?? []).map(({ amount }) => cents(amount)))
  const net = max(0n, beforeDiscount + discounts - (isFree ? held : 0n) + tips + adjusts)
  const total = shopRounded(net, roundingOf(roundings.priceRoundFactor, roundings.priceRoundMethod))
  const paid = sum((session.payments ?? []).map(({ amount }) => cents(amount)))
  return {
    lines: lines.map((node) => {
      const own = taxesOf(node.index)
      return {
        id: node.line.id,
        quantity: node.quantity,
        unitPrice: wire(node.unitPrice),
        total: wire(node.total),
        ...(node.free && { gifted: wire(node.productPart * BigInt(node.quantity)) }),
        discount: wire(-discountOf.get(node.index)!),
        surcharge: wire(borne.shares.get(node.index) ?? 0n),
        tax: wire(sum(own.map(({ amount }) => amount))),
        net: wire(node.total - discountOf.get(node.index)!),
        relatedTreePrice: wire(
          sum(lines.filter((each) => inTree(each, node)).map((each) => each.total)),
        ),
        discounts: outcomes.flatMap(({ rule, byLine }) =>
          byLine.get(node.index)
            ? [{ rule: rule.rule._id, amount: wire(-byLine.get(node.index)!) }]
            : [],
        ),
        taxes: own.map(({ setting, amount }) => ({ setting, amount: wire(amount) })),
      }
    }),
    discounts: outcomes.map(
      ({
        rule: { rule, source, coupon },
        failure,
        amount,
        waiver,
        points: earned,
        items: those,
      }) => ({
        rule: rule._id,
        source,
        ...(coupon !== undefined && { coupon }),
        amount: wire(amount),
        ...(waiver && { waived: wire(waiver.waived) }),
        ...(rule.type === 'point' && !failure && { points: earned }),
        ...(rule.type !== 'point' && (rule.point ?? 0) > 0 && !failure && { spends: rule.point! }),
        ...(failure && { error: failure.error }),
        ...(failure?.need && { need: failure.need }),
        lines: lines
          .filter((node) => !node.out && those.some((item) => item.lines.includes(node)))
          .map(({ line }) => line.id),
      }),
    ),
    surcharges: bill.charges.map(({ setting, amount, discount }) => ({
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
      taxIncluded: isFree ? 0 : wire(held),
      taxExcluded: isFree ? 0 : wire(onTop),
      taxRelief: isFree ? wire(-held) : 0,
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

/** Prices a request unit by unit, slow and simple: the fast engine is compared with it. */
export const referencePrice = (request: PriceRequest): PriceResult => {
  const { now, shop, session, catalogue } = request
  const conditions = new Map(
    catalogue.timeConditions.map((condition) => [condition._id, condition]),
  )
  const clock = createClock(now, shop.timeZone, session, conditions)
  const rules = rulesInOrder(request)
  const kept = new Map<RefRule, RuleFailure>()
  for (;;) {
    const result = attempt(request, { request, clock }, kept, rules)
    if ('totals' in result) return result
    kept.set(result.rule, result.failure!)
  }
}
