import type { couponCodeSlots } from '../../../tables/coupon-code-slots.ts'
import type { giftSlots } from '../../../tables/gift-slots.ts'

/** A table of what is left of counted rewards or codes. */
export type SlotTable = typeof giftSlots | typeof couponCodeSlots
