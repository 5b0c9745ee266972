import type { ServicePath } from '@comanda/contract'
import { appSettings } from './app-settings.ts'
import { authentication } from './authentication.ts'
import { categories } from './categories.ts'
import { gifts } from './gifts.ts'
import { menus } from './menus.ts'
import { openCall } from './open-call.ts'
import { orderDiscounts } from './order-discounts.ts'
import { balanceRecords } from './balance-records.ts'
import { bookmarks } from './bookmarks.ts'
import { couponCodes } from './coupon-codes.ts'
import { devices } from './devices.ts'
import { giftBookmarkRecords } from './gift-bookmark-records.ts'
import { memberCall, memberList } from './members.ts'
import { missingTranslations } from './missing-translations.ts'
import { news } from './news.ts'
import { paymentMethods } from './payment-methods.ts'
import { pointRecords } from './point-records.ts'
import { productOptionStocks } from './product-option-stocks.ts'
import { reservationSettings } from './reservation-settings.ts'
import { reservations } from './reservations.ts'
import { counterCall, managerCall, onSiteCall } from './staff-call.ts'
import { translations } from './translations.ts'
import { userCoupons } from './user-coupons.ts'
import { orders } from './orders.ts'
import { everybody, type Policy } from './policy.ts'
import { productOptions } from './product-options.ts'
import { productStocks } from './product-stocks.ts'
import { products } from './products.ts'
import { sections } from './sections.ts'
import { shopRanks } from './shop-ranks.ts'
import { shops } from './shops.ts'
import { subCategories } from './sub-categories.ts'
import { surchargeSettings } from './surcharge-settings.ts'
import { systemSettings } from './system-settings.ts'
import { staffActions } from './staff-actions.ts'
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
  'tableSessions/changeSection': openCall,
  'tableSessions/setUser': openCall,
  'tableSessions/updatePayment': openCall,
  'tableSessions/pay': counterCall,
  'tableSessions/payByBalance': memberCall,
  'users/register': openCall,
  'users/confirm': openCall,
  'users/forgotPassword': openCall,
  'users/resetPassword': openCall,
  'users/changePassword': memberCall,
  'users/export': memberCall,
  'users/erase': memberCall,
  'users/qrCode': memberCall,
  'users/scan': onSiteCall,
  'users/spends/rankProgress': memberCall,
  'authentication/providers': { find: everybody },
  'users/points/available': memberList,
  pointRecords,
  'users/balance/available': memberList,
  balanceRecords,
  userCoupons,
  'userCoupons/claim': openCall,
  'userCoupons/validate': openCall,
  couponCodes,
  'gifts/redeem': memberCall,
  reservationSettings,
  reservations,
  'reservations/availability': openCall,
  'reservations/create': openCall,
  'reservations/edit': openCall,
  'reservations/cancel': openCall,
  'reservations/subscribe': openCall,
  news,
  paymentMethods,
  bookmarks,
  giftBookmarkRecords,
  productOptionStocks,
  devices,
  'devices/pairingCode': managerCall,
  'devices/pair': openCall,
  staffActions,
  translations,
  missingTranslations,
}
