import { couponCodeOf } from '../coupons/scan/coupon-code-of.ts'

/** What a scanned code is, whichever step it is scanned in. */
export type Scan =
  | { readonly kind: 'member'; readonly code: string }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'unknown' }

/** Returns what a scanned text is: twelve digits are a member's code, else it may be a coupon's (KIOSK-5.2, KIOSK-5.3). */
export const readScan = (text: string): Scan => {
  const trimmed = text.trim()
  if (/^\d{12}$/.test(trimmed)) return { kind: 'member', code: trimmed }
  const code = couponCodeOf(trimmed)
  return code === undefined ? { kind: 'unknown' } : { kind: 'coupon', code }
}
