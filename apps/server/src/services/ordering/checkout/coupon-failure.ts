import type { CartLine } from '@comanda/engine/cart'
import type { PriceResult } from '@comanda/engine/pricing'
import type { Refusal } from '../../../errors/refusal.ts'
import type { RequestedCoupon } from './requested-coupons.ts'

/** Returns why an order's coupons are refused: the first rule that fails, with what is missing, or what it would take off were nothing else worth more (CPN-6.1). */
export const couponFailure = (
  result: PriceResult,
  coupons: readonly Pick<RequestedCoupon, 'id' | 'field'>[],
): Refusal | undefined => {
  for (const { id, field } of coupons) {
    const outcome = result.discounts.find(({ coupon }) => coupon === id)
    const error = outcome ? outcome.error : 'errors.ruleNothing'
    if (error === undefined) continue
    return {
      kind: 'Conflict',
      code: 'couponRefused',
      message: 'Failed to apply coupon',
      field,
      detail: {
        coupon: id,
        error,
        ...(outcome?.need ? { need: outcome.need } : {}),
        ...(outcome?.worth === undefined ? {} : { worth: outcome.worth }),
      },
    }
  }
  return undefined
}

/** Returns the refusal of a line that claims to be a gift of a coupon that does not give it. */
export const notGivenLine = (
  result: PriceResult,
  lines: readonly CartLine[],
): Refusal | undefined => {
  const given = new Set(
    result.lines.filter(({ gifted }) => gifted !== undefined).map(({ id }) => id),
  )
  const index = lines.findIndex(({ id, fromCoupon }) => fromCoupon !== undefined && !given.has(id))
  const line = lines[index]
  return (
    line && {
      kind: 'BadRequest',
      code: 'cartInvalid',
      message: 'Cart invalid',
      field: `cart.${index}.fromCoupon`,
      detail: { line: line.id, reason: 'notGiven' },
    }
  )
}
