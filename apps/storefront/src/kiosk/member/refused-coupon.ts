import type { CouponAdding } from '@comanda/client'

/** Returns what a kiosk says of a coupon that was not added: that the member scans again, if their code is too old (KIOSK-5.4). */
export const refusedCoupon = (
  adding: Exclude<CouponAdding, { status: 'added' }>,
): 'kiosk.scan.again' | 'kiosk.scan.couponRefused' =>
  adding.status === 'failed' && adding.error.code === 'codeWrong'
    ? 'kiosk.scan.again'
    : 'kiosk.scan.couponRefused'
