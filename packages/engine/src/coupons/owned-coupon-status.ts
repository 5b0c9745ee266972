/** Status of an owned coupon: it can be used, was used by a session, ran out, or was taken back. */
export type OwnedCouponStatus = 'valid' | 'used' | 'expired' | 'cancelled'

/** A used coupon is valid again when its order is cancelled before it ran out. */
export const COUPON_TRANSITIONS: Readonly<Record<OwnedCouponStatus, readonly OwnedCouponStatus[]>> =
  {
    valid: ['used', 'expired', 'cancelled'],
    used: ['valid'],
    expired: [],
    cancelled: [],
  }

/** Whether an owned coupon may go from one status to the other. */
export const canCouponBecome = (from: OwnedCouponStatus, to: OwnedCouponStatus): boolean =>
  COUPON_TRANSITIONS[from].includes(to)
