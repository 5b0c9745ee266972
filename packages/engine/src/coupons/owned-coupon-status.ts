/** Status of an owned coupon: it can be used, was used by a session, ran out, or was taken back. */
export type OwnedCouponStatus = 'valid' | 'used' | 'expired' | 'cancelled'
