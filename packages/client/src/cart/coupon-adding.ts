import type { CouponError, GiftState } from '@comanda/engine/coupons'
import type { RuleError, RuleNeed } from '@comanda/engine/pricing'
import type { CallError } from '../errors/call-error.ts'

/** The outcome of adding a coupon or reward. */
export type CouponAdding =
  /** It is in the cart; its state is in `couponStates`. */
  | { readonly status: 'added'; readonly id: string }
  /** By the codes of CPN-1: `couponErrors.…`, or `errors.…` if its rule can never apply here. */
  | {
      readonly status: 'refused'
      readonly error: CouponError | RuleError | 'Coupon is not loaded'
    }
  /** The cart is not what the plan was made for any more, and stays as it is (CPN-8.9). */
  | { readonly status: 'changed' }
  | { readonly status: 'notRedeemable'; readonly gift: GiftState }
  | { readonly status: 'failed'; readonly error: CallError }

/** What an owned coupon would do in the cart now: what it takes off (CPN-2.6), or why it does not apply. */
export type CouponPreview =
  | { readonly status: 'applies'; readonly saves: number }
  | {
      readonly status: 'refused'
      readonly error: CouponError | RuleError
      /** What is missing. */
      readonly need?: RuleNeed | undefined
      /** What it would take off if nothing else of its group was worth more (DISC-2.7). */
      readonly worth?: number | undefined
      /** Whether the diner can still mend it: it may be added, and applies then. */
      readonly isHint: boolean
    }

/** Returns the outcome of a call that failed. */
export const failedAdding = (error: CallError): CouponAdding => {
  const { code } = error
  return code?.startsWith('couponErrors.') || code?.startsWith('errors.')
    ? { status: 'refused', error: code as CouponError }
    : { status: 'failed', error }
}
