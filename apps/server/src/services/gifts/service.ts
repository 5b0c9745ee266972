import type { App } from '../../declarations.ts'
import type { Runtime } from '../../runtime.ts'
import { catalogueService } from '../catalogue-service.ts'
import { redeemGiftService } from './redeem/service.ts'
import { gifts as table } from './table.ts'

/** Rewards, and the call that takes one. */
export const gifts = (app: App, runtime: Runtime): void => {
  catalogueService('gifts', table)(app, runtime)
  redeemGiftService(app, runtime)
}
