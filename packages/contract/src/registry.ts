import { apiKeys } from './api-keys/service.ts'
import { appSettings } from './app-settings/service.ts'
import { approvals } from './approvals/service.ts'
import { authentication, authenticationProviders } from './authentication/service.ts'
import { availableBalance, balanceRecords } from './balance/service.ts'
import { bookmarks } from './bookmarks/service.ts'
import { bookkeepingSettings } from './bookkeeping/service.ts'
import { businessDays } from './business-days/service.ts'
import { carts } from './carts/service.ts'
import { categories } from './categories/service.ts'
import { couponCodes } from './coupon-codes/service.ts'
import { devices } from './devices/service.ts'
import { guests } from './guests/service.ts'
import { handoffs } from './handoffs/service.ts'
import { helpCalls } from './help-calls/service.ts'
import { giftBookmarkRecords } from './gift-bookmark-records/service.ts'
import { gifts } from './gifts/service.ts'
import { invoiceSellers, invoiceTracks } from './invoice-sellers/service.ts'
import { allowances, invoices } from './invoices/service.ts'
import { menuChanges } from './menu-changes/service.ts'
import { menuVersions } from './menu-versions/service.ts'
import { menus } from './menus/service.ts'
import { missingTranslations } from './missing-translations/service.ts'
import { news } from './news/service.ts'
import { orderDiscounts, promotionCases } from './order-discounts/service.ts'
import { orders } from './orders/service.ts'
import { paymentAccounts } from './payment-accounts/service.ts'
import { smsAccounts } from './sms-accounts/service.ts'
import { webhookDeliveries } from './webhook-deliveries/service.ts'
import { webhooks } from './webhooks/service.ts'
import { channelOrders } from './channel-orders/service.ts'
import { channels } from './channels/service.ts'
import { paymentAttempts } from './payment-attempts/service.ts'
import { paymentMessages } from './payment-messages/service.ts'
import { paymentDifferences } from './payment-differences/service.ts'
import { paymentMethods } from './payment-methods/service.ts'
import { invitations } from './invitations/service.ts'
import { pinTries } from './pin-tries/service.ts'
import { bbposWeb, cybersourceSetup, paymentsOnline, razerOnline } from './payments/service.ts'
import { availablePoints, pointRecords } from './points/service.ts'
import { productOptionStocks } from './product-option-stocks/service.ts'
import { productOptions } from './product-options/service.ts'
import { productStocks } from './product-stocks/service.ts'
import { products } from './products/service.ts'
import { reasons } from './reasons/service.ts'
import { printJobs } from './print-jobs/service.ts'
import { printers } from './printers/service.ts'
import { stations } from './stations/service.ts'
import { tickets } from './tickets/service.ts'
import { reconciliations } from './reconciliations/service.ts'
import { refunds } from './refunds/service.ts'
import { reports } from './reports/service.ts'
import { readChanges } from './changes/service.ts'
import { reservationSettings } from './reservation-settings/service.ts'
import { reservations } from './reservations/service.ts'
import { waitingParties, waitingPlaces, waitingSettings } from './waiting/service.ts'
import { sections } from './sections/service.ts'
import { sessionEvents } from './session-events/service.ts'
import { setup } from './setup/service.ts'
import { shopRanks } from './shop-ranks/service.ts'
import { shops } from './shops/service.ts'
import { signIns } from './sign-ins/service.ts'
import { staffActions } from './staff-actions/service.ts'
import { subCategories } from './sub-categories/service.ts'
import { surchargeSettings } from './surcharge-settings/service.ts'
import { systemSettings } from './system-settings/service.ts'
import { tableCarts } from './table-carts/service.ts'
import { tableGuests } from './table-guests/service.ts'
import { tableCodes } from './table-codes/service.ts'
import { tableSessions } from './table-sessions/service.ts'
import { tableViewItems } from './table-view-items/service.ts'
import { taxSettings } from './tax-settings/service.ts'
import { cashRecords, tills } from './tills/service.ts'
import { timeConditions } from './time-conditions/service.ts'
import { translations } from './translations/service.ts'
import { userCoupons } from './user-coupons/service.ts'
import { users } from './users/service.ts'
import { vipLevels } from './vip-levels/service.ts'
import type { Call } from './services/call.ts'
import type { CallTypes, TypesOf } from './services/service-types.ts'

// Every service of the wire, once. In one list, their type would be longer than TypeScript declares.

const ofCatalogue = [
  systemSettings,
  appSettings,
  shops,
  sections,
  timeConditions,
  categories,
  subCategories,
  products,
  productOptions,
  taxSettings,
  surchargeSettings,
  orderDiscounts,
  promotionCases,
  gifts,
  shopRanks,
  vipLevels,
  menus,
  productStocks,
  productOptionStocks,
  reasons,
  businessDays,
  tills,
  cashRecords,
  news,
  translations,
  missingTranslations,
  menuChanges,
  menuVersions,
]

const ofTables = [tableViewItems, tableCodes, tableGuests, tableCarts, orders, sessionEvents]

const ofKitchens = [stations, tickets, printers, printJobs]

const ofSessions = [tableSessions, handoffs]

const ofPeople = [
  users,
  authentication,
  authenticationProviders,
  signIns,
  pointRecords,
  availablePoints,
  balanceRecords,
  availableBalance,
  userCoupons,
  couponCodes,
  reservationSettings,
  reservations,
  guests,
  waitingSettings,
  bookkeepingSettings,
  waitingParties,
  waitingPlaces,
  bookmarks,
  giftBookmarkRecords,
  devices,
  helpCalls,
  invitations,
  apiKeys,
  pinTries,
  staffActions,
  approvals,
  setup,
]

const ofMoney = [
  paymentAccounts,
  paymentMethods,
  refunds,
  reconciliations,
  paymentDifferences,
  invoices,
  allowances,
  invoiceSellers,
  invoiceTracks,
  smsAccounts,
  paymentAttempts,
  paymentMessages,
  cybersourceSetup,
  razerOnline,
  bbposWeb,
  paymentsOnline,
]

const ofOthers = [webhooks, webhookDeliveries, channels, channelOrders]

const ofReports = [...Object.values(reports), ...Object.values(carts), readChanges]

type AnyService =
  | (typeof ofCatalogue)[number]
  | (typeof ofTables)[number]
  | (typeof ofKitchens)[number]
  | (typeof ofSessions)[number]
  | (typeof ofPeople)[number]
  | (typeof ofMoney)[number]
  | (typeof ofOthers)[number]

type CallsIn<S extends AnyService> =
  S['calls'] extends Readonly<Record<string, infer C>> ? C & Call : never
type AnyCall =
  | {
      [P in AnyService['path']]: CallsIn<Extract<AnyService, { path: P }>>
    }[AnyService['path']]
  | (typeof ofReports)[number]

type ServicesByPath = { readonly [S in AnyService as S['path']]: S } & {
  readonly [C in AnyCall as C['path']]: C
}

/** The description of each path, of services and of calls. */
export const services = Object.fromEntries(
  [
    ...[
      ...ofCatalogue,
      ...ofTables,
      ...ofKitchens,
      ...ofSessions,
      ...ofPeople,
      ...ofMoney,
      ...ofOthers,
    ].flatMap((one) => [one, ...Object.values<Call>(one.calls)]),
    ...ofReports,
  ].map((one) => [one.path, one]),
) as ServicesByPath

type TypesByPath = { [S in AnyService as S['path']]: TypesOf<S> } & {
  [C in AnyCall as C['path']]: CallTypes<C>
}

/** What each path takes and returns, as clients see it. */
export interface ServiceTypes extends TypesByPath {}

export type ServicePath = keyof ServiceTypes

/** The paths of services, without those of their calls. */
export type RecordPath = AnyService['path']
