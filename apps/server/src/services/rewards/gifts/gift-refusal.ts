import type { GiftState } from '@comanda/engine/coupons'
import type { Refusal } from '../../../errors/refusal.ts'

/**
 * Returns why a reward cannot be redeemed: insufficient points, else its state (`data.state`). In a cart it is a
 * coupon.
 */
export const giftRefusal = (gift: string, standing: GiftState, field: string): Refusal =>
  standing.state === 'needPoints'
    ? {
        kind: 'Conflict',
        code: 'pointsMissing',
        message: 'There are not enough points.',
        field,
        detail: { coupon: gift, missing: standing.points },
      }
    : {
        kind: 'Conflict',
        code: 'giftRefused',
        message: 'Redeem Failed',
        field,
        detail: { coupon: gift, state: standing.state },
      }
