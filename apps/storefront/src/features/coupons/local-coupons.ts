import { webStorage } from '@comanda/client'
import { deviceCoupons } from '@comanda/client/rewards'

/** The coupons without an owner that were claimed in this browser. */
export const localCoupons = deviceCoupons(webStorage(() => window.localStorage))
