import type { App } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { redeemGiftService } from './redeem/service.ts'
import { gifts as table } from '../../../tables/gifts.ts'

/** Rewards, and the call that takes one. */
export const gifts = (app: App, runtime: Runtime): void => {
  catalogueService('gifts', table)(app, runtime)
  redeemGiftService(app, runtime)
}
