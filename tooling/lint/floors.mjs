import { floors as client } from './floors/client.mjs'
import { floors as consoleFloors } from './floors/console.mjs'
import { floors as contract } from './floors/contract.mjs'
import { floors as demo } from './floors/demo.mjs'
import { floors as engine } from './floors/engine.mjs'
import { floors as locales } from './floors/locales.mjs'
import { floors as sandbox } from './floors/sandbox.mjs'
import { floors as server } from './floors/server.mjs'
import { floors as shopRules } from './floors/shop-rules.mjs'
import { floors as storefront } from './floors/storefront.mjs'
import { floors as ui } from './floors/ui.mjs'

/** Source folder of a workspace → its floors, from the ground up. */
export const floorsOf = {
  'packages/engine/src': engine,
  'packages/shop-rules/src': shopRules,
  'packages/contract/src': contract,
  'packages/client/src': client,
  'packages/locales/src': locales,
  'packages/ui/src': ui,
  'packages/demo/src': demo,
  'apps/sandbox/src': sandbox,
  'apps/server/src': server,
  'apps/storefront/src': storefront,
  'apps/console/src': consoleFloors,
}
