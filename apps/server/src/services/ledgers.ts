import type { App } from '../declarations.ts'
import type { Runtime } from '../runtime.ts'
import { balanceRecords } from './balance-records/service.ts'
import { couponCodes } from './coupon-codes/service.ts'
import { pointRecords } from './point-records/service.ts'
import { userCoupons } from './user-coupons/service.ts'
import { availableBalance } from './users/balance/available/service.ts'
import { availablePoints } from './users/points/available/service.ts'

/** What members own: points, stored balance, coupons; and the codes that give coupons. */
export const ledgers = (app: App, runtime: Runtime): void => {
  couponCodes(app, runtime)
  userCoupons(app, runtime)
  pointRecords(app, runtime)
  availablePoints(app, runtime)
  balanceRecords(app, runtime)
  availableBalance(app, runtime)
}
