import type { ServicePath } from '@comanda/contract'
import { appSettings } from './app-settings.ts'
import { authentication } from './authentication.ts'
import { categories } from './categories.ts'
import { gifts } from './gifts.ts'
import { menus } from './menus.ts'
import { openCall } from './open-call.ts'
import { orderDiscounts } from './order-discounts.ts'
import { orders } from './orders.ts'
import type { Policy } from './policy.ts'
import { productOptions } from './product-options.ts'
import { productStocks } from './product-stocks.ts'
import { products } from './products.ts'
import { sections } from './sections.ts'
import { shopRanks } from './shop-ranks.ts'
import { shops } from './shops.ts'
import { subCategories } from './sub-categories.ts'
import { surchargeSettings } from './surcharge-settings.ts'
import { systemSettings } from './system-settings.ts'
import { tableSessions } from './table-sessions.ts'
import { tableViewItems } from './table-view-items.ts'
import { taxSettings } from './tax-settings.ts'
import { timeConditions } from './time-conditions.ts'
import { users } from './users.ts'
import { vipLevels } from './vip-levels.ts'

/** Who may do what: a policy for every service. What has no rule is refused. */
export const policies: Readonly<Record<ServicePath, Policy>> = {
  systemSettings,
  appSettings,
  shops,
  'shops/subscribe': openCall,
  sections,
  timeConditions,
  categories,
  subCategories,
  products,
  productStocks,
  productOptions,
  taxSettings,
  surchargeSettings,
  orderDiscounts,
  gifts,
  shopRanks,
  vipLevels,
  tableViewItems,
  menus,
  users,
  authentication,
  orders,
  tableSessions,
  'tableSessions/createOrResume': openCall,
  'tableSessions/create': openCall,
  'tableSessions/order': openCall,
  'tableSessions/subscribe': openCall,
}
