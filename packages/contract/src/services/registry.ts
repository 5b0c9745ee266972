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
  changeSectionService,
  createOrResumeService,
  createSessionService,
  orderService,
  payByBalanceService,
  payService,
  setUserService,
  subscribeService,
  tableSessionsService,
  updatePaymentService,
} from '../table-sessions/services.ts'
import { staffActionsService } from '../staff-actions/service.ts'
import { tableViewItemsService } from '../table-view-items/service.ts'
import { taxSettingsService } from '../tax-settings/service.ts'
import { timeConditionsService } from '../time-conditions/service.ts'
import { usersService } from '../users/service.ts'
import { vipLevelsService } from '../vip-levels/service.ts'
import {
  changePasswordService,
  confirmService,
  eraseService,
  exportService,
  forgotPasswordService,
  providersService,
  qrCodeService,
  rankProgressService,
  registerService,
  resetPasswordService,
  scanService,
} from '../users/services.ts'
import { availablePointsService, pointRecordsService } from '../points/services.ts'
import { availableBalanceService, balanceRecordsService } from '../balance/services.ts'
import {
  claimCouponService,
  userCouponsService,
  validateCouponService,
} from '../user-coupons/services.ts'
import { couponCodesService } from '../coupon-codes/service.ts'
import { redeemGiftService } from '../gifts/redeem.ts'
import { reservationSettingsService } from '../reservation-settings/service.ts'
import {
  cancelReservationService,
  createReservationService,
  editReservationService,
  reservationAvailabilityService,
  reservationsService,
  subscribeReservationService,
} from '../reservations/services.ts'
import { newsService } from '../news/service.ts'
import { paymentMethodsService } from '../payment-methods/service.ts'
import { bookmarksService } from '../bookmarks/service.ts'
import { giftBookmarkRecordsService } from '../gift-bookmark-records/service.ts'
import { productOptionStocksService } from '../product-option-stocks/service.ts'
import { devicesService, pairDeviceService, pairingCodeService } from '../devices/services.ts'
import { translationsService } from '../translations/service.ts'
import { missingTranslationsService } from '../missing-translations/service.ts'
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
  'users/register': registerService,
  'users/confirm': confirmService,
  'users/forgotPassword': forgotPasswordService,
  'users/resetPassword': resetPasswordService,
  'users/changePassword': changePasswordService,
  'users/export': exportService,
  'users/erase': eraseService,
  'users/qrCode': qrCodeService,
  'users/scan': scanService,
  'users/spends/rankProgress': rankProgressService,
  'authentication/providers': providersService,
  'users/points/available': availablePointsService,
  pointRecords: pointRecordsService,
  'users/balance/available': availableBalanceService,
  balanceRecords: balanceRecordsService,
  userCoupons: userCouponsService,
  'userCoupons/claim': claimCouponService,
  'userCoupons/validate': validateCouponService,
  couponCodes: couponCodesService,
  'gifts/redeem': redeemGiftService,
  reservationSettings: reservationSettingsService,
  reservations: reservationsService,
  'reservations/availability': reservationAvailabilityService,
  'reservations/create': createReservationService,
  'reservations/edit': editReservationService,
  'reservations/cancel': cancelReservationService,
  'reservations/subscribe': subscribeReservationService,
  news: newsService,
  paymentMethods: paymentMethodsService,
  bookmarks: bookmarksService,
  giftBookmarkRecords: giftBookmarkRecordsService,
  productOptionStocks: productOptionStocksService,
  devices: devicesService,
  'devices/pairingCode': pairingCodeService,
  'devices/pair': pairDeviceService,
  staffActions: staffActionsService,
  translations: translationsService,
  missingTranslations: missingTranslationsService,
  'tableSessions/changeSection': changeSectionService,
  'tableSessions/setUser': setUserService,
  'tableSessions/updatePayment': updatePaymentService,
  'tableSessions/pay': payService,
  'tableSessions/payByBalance': payByBalanceService,
}
