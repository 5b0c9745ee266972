import type { GiftState } from '@comanda/engine/coupons'
import type { Refusal } from '../../../errors/refusal.ts'

/**
 * Returns why a reward cannot be redeemed: insufficient points, else its state (`data.state`). In a cart it is a
 * coupon.
 */
export const giftRefusal = (gift: string, current: GiftState, field: string): Refusal =>
  current.state === 'needPoints'
    ? {
        kind: 'Conflict',
        code: 'pointsMissing',
        message: 'There are not enough points.',
        field,
        detail: { coupon: gift, missing: current.points },
      }
    : {
        kind: 'Conflict',
        code: 'giftRefused',
        message: 'Redeem Failed',
        field,
        detail: { coupon: gift, state: current.state },
      }
