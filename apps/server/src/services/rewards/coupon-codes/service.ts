import { couponCodes as description } from '@comanda/contract'
import type { Served } from '../../../calls/served.ts'
import { couponCodeSlots } from '../../../tables/coupon-code-slots.ts'
import { couponCodes as table } from '../../../tables/coupon-codes.ts'
import { serveCounted } from '../counted/serve-counted.ts'

/** The codes with which coupons are claimed. */
export const couponCodes: readonly Served[] = [serveCounted(description, table, couponCodeSlots)]
