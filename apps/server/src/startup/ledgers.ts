import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { balanceRecords } from '../services/members/balance-records/service.ts'
import { couponCodes } from '../services/rewards/coupon-codes/service.ts'
import { pointRecords } from '../services/members/point-records/service.ts'
import { userCoupons } from '../services/rewards/user-coupons/service.ts'
import { availableBalance } from '../services/accounts/users/balance/available/service.ts'
import { availablePoints } from '../services/accounts/users/points/available/service.ts'

/** What members own: points, stored balance, coupons; and the codes that give coupons. */
export const ledgers = (app: App, runtime: Runtime): void => {
  couponCodes(app, runtime)
  userCoupons(app, runtime)
  pointRecords(app, runtime)
  availablePoints(app, runtime)
  balanceRecords(app, runtime)
  availableBalance(app, runtime)
}
