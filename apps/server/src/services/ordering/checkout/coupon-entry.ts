/** A coupon or reward that an order names, and the path of its name in the data of the call. */
export interface CouponEntry {
  readonly id: string
  readonly source: 'coupon' | 'gift'
  readonly field: string
  /** Whether `discounts` names it, which may also list what the session has already. */
  readonly isInDiscounts?: boolean
}
