/** A coupon by its key. */
export interface CouponKey {
  readonly _id: string
  /** The user, or the coupon's own id if it has no user. */
  readonly holder: string
}

/** Returns the key of a coupon; without a user it belongs to anyone who knows its id (CPN-1.1). */
export const couponKey = ({
  id,
  user,
}: {
  readonly id: string
  readonly user?: string | undefined
}): CouponKey => ({ _id: id, holder: user ?? id })
