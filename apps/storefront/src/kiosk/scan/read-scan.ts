import { linkedHandoff } from '../../features/handoff/handoff-link.ts'
import { couponCodeOf } from '../../features/coupons/scan/coupon-code-of.ts'

/** What a scanned code is, whichever step it is scanned in. */
export type Scan =
  | { readonly kind: 'member' | 'coupon' | 'carrier' | 'handoff'; readonly code: string }
  /** Understood, and of no use in this step (KIOSK-5.5). */
  | { readonly kind: 'link' | 'unknown' }

/** The carrier of Taiwan invoices on a phone. */
const carrier = /^\/[0-9A-Z.+-]{7}$/
/** What a member's phone shows as a picture and as digits. */
const member = /^(?:m\.[\w-]+|\d{12}|\d{4} \d{4} \d{4})$/

/** Returns what a scanned text is (KIOSK-5.2, KIOSK-5.3, KIOSK-5.5). */
export const readScan = (text: string): Scan => {
  const trimmed = text.trim()
  if (member.test(trimmed)) return { kind: 'member', code: trimmed }
  const capitals = trimmed.toUpperCase()
  if (carrier.test(capitals)) return { kind: 'carrier', code: capitals }
  const handed = linkedHandoff(trimmed)
  if (handed !== undefined) return { kind: 'handoff', code: handed }
  const code = couponCodeOf(trimmed)
  if (code !== undefined) return { kind: 'coupon', code }
  return { kind: URL.canParse(trimmed) && /^https?:/.test(trimmed) ? 'link' : 'unknown' }
}
