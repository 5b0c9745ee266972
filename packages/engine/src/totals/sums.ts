import { PriceRequestError } from '../catalog/price-request-error.ts'
import type { RuleOutcome } from '../discounts/bill.ts'
import { toCents } from '../money/cents.ts'
import { shopRound } from '../money/shop-round.ts'
import type { SurchargeBill } from '../surcharges/surcharge-bill.ts'
import type { WorkedTax } from '../taxes/tax-bill.ts'
import type { OpenOrder } from './open-order.ts'

/** The sums of a bill (PRICE-5) in cents; discounts 0 or less. */
export interface Sums {
  readonly products: number
  readonly surcharges: number
  readonly taxIncluded: number
  readonly taxExcluded: number
  readonly taxRelief: number
  readonly beforeDiscount: number
  readonly discounts: number
  readonly tips: number
  readonly adjusts: number
  readonly rounding: number
  readonly total: number
  readonly paid: number
  readonly outstanding: number
  readonly points: number
}

const sumAmounts = (entries: readonly { readonly amount: number }[] | null | undefined): number => {
  let sum = 0
  for (const { amount } of entries ?? []) sum += toCents(amount)
  return sum
}

const sumTaxes = (taxes: readonly WorkedTax[], included: boolean): number => {
  let sum = 0
  for (const { program, amount } of taxes) if (program.included === included) sum += amount
  return sum
}

/** Sums up a bill: the total is not below 0 and rounded by the shop (PRICE-5.3). */
export const sumUp = (
  open: OpenOrder,
  outcomes: readonly RuleOutcome[],
  { charges }: Pick<SurchargeBill, 'charges'>,
  taxes: readonly WorkedTax[],
  unitDiscounts: number,
): Sums => {
  const { session } = open.order
  let products = 0
  let discounted = unitDiscounts
  for (const { total, saving } of open.lines) {
    products += total + saving
    discounted += saving
  }
  let surcharges = 0
  for (const charge of charges) {
    surcharges += charge.amount
    discounted += charge.discount
  }
  let points = 0
  for (const outcome of outcomes) points += outcome.points
  const included = sumTaxes(taxes, true)
  const taxFree = session.taxFree === true
  const taxExcluded = taxFree ? 0 : sumTaxes(taxes, false)
  const taxRelief = taxFree ? 0 - included : 0
  const beforeDiscount = products + surcharges + taxExcluded
  const tips = toCents(session.tips ?? 0)
  const adjusts = sumAmounts(session.adjusts)
  const sum = Math.max(0, beforeDiscount - discounted + taxRelief + tips + adjusts)
  const total = shopRound(sum, open.roundings.price)
  const paid = sumAmounts(session.payments)
  if (!Number.isSafeInteger(total) || !Number.isSafeInteger(beforeDiscount))
    throw new PriceRequestError('request', 'its total is too large to be exact')
  return {
    products,
    surcharges,
    taxIncluded: taxFree ? 0 : included,
    taxExcluded,
    taxRelief,
    beforeDiscount,
    discounts: 0 - discounted,
    tips,
    adjusts,
    rounding: total - sum,
    total,
    paid,
    outstanding: total - paid,
    points,
  }
}
