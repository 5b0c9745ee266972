import type { RefBill } from './bill.ts'
import { sum } from './numbers.ts'
import { isWaiver, type RefTargets } from './targets.ts'
import type { RefRule } from './state.ts'
import { amountOf, chargesNow, type RefWaiver, waivedTo } from './surcharges.ts'

export const waiverOf = (rule: RefRule, { items }: RefTargets): RefWaiver | undefined => {
  if (!isWaiver(rule)) return undefined
  const { discountType, for: scope, surcharges } = rule.rule
  if (discountType === 'freeSeatCharge') return { kind: 'seats', items: [], only: [], waived: 0n }
  const kind = (scope ?? 'order') === 'order' ? 'order' : 'items'
  return { kind, items, only: surcharges ?? [], waived: 0n }
}

/** What the surcharges would lose by a waiver as the discounts stand now. */
export const lossBy = (waiver: RefWaiver, bill: RefBill): bigint => {
  const { charges, items, request, waivers, surchargeRounding } = bill
  const all = [...waivers, waiver]
  if (charges)
    return sum(
      charges.map((charge) => charge.amount - waivedTo(charge, all, request, surchargeRounding)),
    )
  return sum(
    chargesNow(items, request).map(
      (charge) =>
        amountOf(charge, waivers, request, surchargeRounding) -
        amountOf(charge, all, request, surchargeRounding),
    ),
  )
}

/** Waives: takes its part off the surcharges, if they are worked out already. */
export const waive = (waiver: RefWaiver, bill: RefBill): void => {
  bill.waivers.push(waiver)
  for (const charge of bill.charges ?? []) {
    const amount = waivedTo(charge, bill.waivers, bill.request, bill.surchargeRounding)
    waiver.waived += charge.amount - amount
    charge.amount = amount
  }
}
