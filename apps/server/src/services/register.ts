import type { App } from '../declarations.ts'
import type { Runtime } from '../runtime.ts'
import { accounts } from './accounts.ts'
import { appSettings } from './app-settings/service.ts'
import { bookmarks } from './bookmarks/service.ts'
import { categories } from './categories/service.ts'
import { devices } from './devices/service.ts'
import { giftBookmarkRecords } from './gift-bookmark-records/service.ts'
import { gifts } from './gifts/service.ts'
import { ledgers } from './ledgers.ts'
import { menus } from './menus/service.ts'
import { missingTranslations } from './missing-translations/service.ts'
import { news } from './news/service.ts'
import { ordering } from './ordering.ts'
import { orderDiscounts } from './order-discounts/service.ts'
import { paymentMethods } from './payment-methods/service.ts'
import { productOptions } from './product-options/service.ts'
import { products } from './products/service.ts'
import { reservationSettings } from './reservation-settings/service.ts'
import { reservations } from './reservations/service.ts'
import { sections } from './sections/service.ts'
import { shopRanks } from './shop-ranks/service.ts'
import { shops } from './shops/service.ts'
import { subscribeShop } from './shops/subscribe/service.ts'
import { subCategories } from './sub-categories/service.ts'
import { surchargeSettings } from './surcharge-settings/service.ts'
import { systemSettings } from './system-settings/service.ts'
import { tableViewItems } from './table-view-items/service.ts'
import { taxSettings } from './tax-settings/service.ts'
import { timeConditions } from './time-conditions/service.ts'
import { translations } from './translations/service.ts'
import { vipLevels } from './vip-levels/service.ts'

type RegisterService = (app: App, runtime: Runtime) => void

/** Every service of the wire. */
const all: readonly RegisterService[] = [
  accounts,
  systemSettings,
  appSettings,
  shops,
  subscribeShop,
  sections,
  timeConditions,
  categories,
  subCategories,
  products,
  productOptions,
  taxSettings,
  surchargeSettings,
  orderDiscounts,
  gifts,
  shopRanks,
  vipLevels,
  tableViewItems,
  menus,
  ledgers,
  ordering,
  news,
  paymentMethods,
  bookmarks,
  giftBookmarkRecords,
  reservationSettings,
  reservations,
  devices,
  translations,
  missingTranslations,
]

export const registerServices = (app: App, runtime: Runtime): void => {
  for (const register of all) register(app, runtime)
}
