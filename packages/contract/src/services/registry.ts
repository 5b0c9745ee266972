import { appSettingsService } from '../app-settings/service.ts'
import { authenticationService } from '../authentication/service.ts'
import { categoriesService } from '../categories/service.ts'
import { giftsService } from '../gifts/service.ts'
import { menusService } from '../menus/menu.ts'
import { orderDiscountsService } from '../order-discounts/service.ts'
import { ordersService } from '../orders/service.ts'
import { productOptionsService } from '../product-options/service.ts'
import { productStocksService } from '../product-stocks/service.ts'
import { productsService } from '../products/service.ts'
import { sectionsService } from '../sections/service.ts'
import { shopRanksService } from '../shop-ranks/service.ts'
import { shopsService } from '../shops/service.ts'
import { subscribeShopService } from '../shops/subscribe.ts'
import { subCategoriesService } from '../sub-categories/service.ts'
import { surchargeSettingsService } from '../surcharge-settings/service.ts'
import { systemSettingsService } from '../system-settings/service.ts'
import {
  createOrResumeService,
  createSessionService,
  orderService,
  subscribeService,
  tableSessionsService,
} from '../table-sessions/services.ts'
import { tableViewItemsService } from '../table-view-items/service.ts'
import { taxSettingsService } from '../tax-settings/service.ts'
import { timeConditionsService } from '../time-conditions/service.ts'
import { usersService } from '../users/service.ts'
import { vipLevelsService } from '../vip-levels/service.ts'
import type { ServiceDescription } from './description.ts'
import type { ServicePath } from './types.ts'

/** Every service path and what crosses the wire there. */
export const services: Readonly<Record<ServicePath, ServiceDescription>> = {
  systemSettings: systemSettingsService,
  appSettings: appSettingsService,
  shops: shopsService,
  'shops/subscribe': subscribeShopService,
  sections: sectionsService,
  timeConditions: timeConditionsService,
  categories: categoriesService,
  subCategories: subCategoriesService,
  products: productsService,
  productOptions: productOptionsService,
  taxSettings: taxSettingsService,
  surchargeSettings: surchargeSettingsService,
  orderDiscounts: orderDiscountsService,
  gifts: giftsService,
  shopRanks: shopRanksService,
  vipLevels: vipLevelsService,
  tableViewItems: tableViewItemsService,
  menus: menusService,
  productStocks: productStocksService,
  users: usersService,
  authentication: authenticationService,
  orders: ordersService,
  tableSessions: tableSessionsService,
  'tableSessions/createOrResume': createOrResumeService,
  'tableSessions/create': createSessionService,
  'tableSessions/order': orderService,
  'tableSessions/subscribe': subscribeService,
}
