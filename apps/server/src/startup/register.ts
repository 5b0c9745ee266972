import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { accounts } from './accounts.ts'
import { appSettings } from '../services/settings/app-settings/service.ts'
import { bookmarks } from '../services/members/bookmarks/service.ts'
import { categories } from '../services/catalogue/categories/service.ts'
import { devices } from '../services/staff/devices/service.ts'
import { giftBookmarkRecords } from '../services/rewards/gift-bookmark-records/service.ts'
import { gifts } from '../services/rewards/gifts/service.ts'
import { ledgers } from './ledgers.ts'
import { menus } from '../services/catalogue/menus/service.ts'
import { missingTranslations } from '../services/content/missing-translations/service.ts'
import { news } from '../services/content/news/service.ts'
import { ordering } from './ordering.ts'
import { orderDiscounts } from '../services/catalogue/order-discounts/service.ts'
import { paymentMethods } from '../services/settings/payment-methods/service.ts'
import { productOptions } from '../services/products/product-options/service.ts'
import { products } from '../services/products/products/service.ts'
import { reservationSettings } from '../services/reservations/reservation-settings/service.ts'
import { reservations } from '../services/reservations/reservations/service.ts'
import { sections } from '../services/catalogue/sections/service.ts'
import { shopRanks } from '../services/members/shop-ranks/service.ts'
import { shops } from '../services/shops/shops/service.ts'
import { subscribeShop } from '../services/shops/shops/subscribe/service.ts'
import { subCategories } from '../services/catalogue/sub-categories/service.ts'
import { surchargeSettings } from '../services/settings/surcharge-settings/service.ts'
import { systemSettings } from '../services/settings/system-settings/service.ts'
import { tableViewItems } from '../services/shops/table-view-items/service.ts'
import { taxSettings } from '../services/settings/tax-settings/service.ts'
import { timeConditions } from '../services/catalogue/time-conditions/service.ts'
import { translations } from '../services/content/translations/service.ts'
import { vipLevels } from '../services/members/vip-levels/service.ts'

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
