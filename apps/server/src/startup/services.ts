import type { Served } from '../calls/served.ts'
import { type Policy } from '../policies/policy.ts'
import { recordPolicies } from '../policies/record-policies.ts'
import {
  authentication,
  authenticationProviders,
} from '../services/accounts/authentication/service.ts'
import { signIns } from '../services/accounts/authentication/sign-ins.ts'
import { apiKeys } from '../services/accounts/api-keys/service.ts'
import { users } from '../services/accounts/users/service.ts'
import { menuDrafts } from '../services/catalogue/menu-drafts/service.ts'
import { menus } from '../services/catalogue/menus/service.ts'
import { missingTranslations } from '../services/content/missing-translations/service.ts'
import { news } from '../services/content/news/service.ts'
import { availableBalance } from '../services/members/balance-records/available-balance.ts'
import { balanceRecords } from '../services/members/balance-records/service.ts'
import { applyRows } from '../services/members/import/apply.ts'
import { importRows } from '../services/members/import/import.ts'
import { bookmarks } from '../services/members/bookmarks/service.ts'
import { availablePoints } from '../services/members/point-records/available-points.ts'
import { pointRecords } from '../services/members/point-records/service.ts'
import { orders } from '../services/ordering/orders/service.ts'
import { sessionEvents } from '../services/ordering/session-events/service.ts'
import { handoffs } from '../services/ordering/handoffs/service.ts'
import { tableCodes } from '../services/ordering/table-codes/service.ts'
import { tableCalls } from '../services/ordering/table-sessions/table-calls.ts'
import { tableCarts } from '../services/ordering/table-carts/service.ts'
import { tableGuests } from '../services/ordering/table-guests/service.ts'
import { tableSessions } from '../services/ordering/table-sessions/service.ts'
import { tableViewItems } from '../services/ordering/table-view-items/service.ts'
import { paymentAccounts } from '../services/payments/accounts/service.ts'
import { paymentAttempts } from '../services/payments/attempts/service.ts'
import { invoices } from '../services/payments/invoices/service.ts'
import { paymentMethods } from '../services/payments/methods/service.ts'
import { reconciliations } from '../services/payments/reconciliation/service.ts'
import { counter } from '../services/payments/counter/service.ts'
import { kioskVisits } from '../services/payments/kiosk/service.ts'
import { stands } from '../services/ordering/stands/service.ts'
import { refunds } from '../services/payments/refunds/service.ts'
import { plainRecords } from '../services/plain-records/plain-records.ts'
import { adjustOptionStock } from '../services/products/product-option-stocks/adjust.ts'
import { productOptionStocks } from '../services/products/product-option-stocks/service.ts'
import { productOptions } from '../services/products/product-options/service.ts'
import { adjustProductStock } from '../services/products/product-stocks/adjust.ts'
import { productStocks } from '../services/products/product-stocks/service.ts'
import { takenOff } from '../services/products/product-stocks/taken-off.ts'
import { products } from '../services/products/products/service.ts'
import { setDayPrice } from '../services/products/products/set-day-price.ts'
import { guests } from '../services/guests/guests/service.ts'
import { reservations } from '../services/reservations/reservations/service.ts'
import { smsAccounts } from '../services/reservations/sms-accounts/service.ts'
import { webhookDeliveries } from '../services/webhooks/deliveries/service.ts'
import { webhooks } from '../services/webhooks/endpoints/service.ts'
import { channelOrders } from '../services/channels/orders/service.ts'
import { waitingList } from '../services/reservations/waiting/service.ts'
import { giftBookmarkRecords } from '../services/rewards/gift-bookmark-records/service.ts'
import { gifts } from '../services/rewards/gifts/service.ts'
import { couponCodes } from '../services/rewards/coupon-codes/service.ts'
import { scan } from '../services/rewards/scanned-members/scan.ts'
import { userCoupons } from '../services/rewards/user-coupons/service.ts'
import { changes } from '../services/changes/read.ts'
import { replayDraft } from '../services/books/promotion-replay/replay.ts'
import { reports } from '../services/books/reports/service.ts'
import { opening } from '../services/shops/opening/service.ts'
import { shops } from '../services/shops/shops/service.ts'
import { approvals } from '../services/staff/approvals/service.ts'
import { invitations } from '../services/staff/invitations/service.ts'
import { businessDays } from '../services/books/business-days/service.ts'
import { orderResponses } from '../services/ordering/orders/responses.ts'
import { estimates } from '../services/ordering/kitchen/estimates.ts'
import { tickets } from '../services/ordering/tickets/service.ts'
import { printJobs } from '../services/printing/print-jobs/service.ts'
import { printers } from '../services/printing/printers/service.ts'
import { staffActions } from '../services/books/staff-actions/service.ts'
import { tills } from '../services/books/tills/service.ts'
import { setup } from '../services/staff/setup/service.ts'
import { pinTries } from '../services/staff/pin-tries/service.ts'
import { devices } from '../services/staff/devices/service.ts'
import { helpCalls } from '../services/staff/help-calls/service.ts'

/** Every service and call of the wire. */
export const served: readonly Served[] = [
  ...users,
  authentication,
  authenticationProviders,
  signIns,
  ...apiKeys,
  ...plainRecords,
  replayDraft,
  ...shops,
  products,
  setDayPrice,
  productOptions,
  productStocks,
  adjustProductStock,
  takenOff,
  productOptionStocks,
  adjustOptionStock,
  menus,
  ...menuDrafts,
  ...gifts,
  giftBookmarkRecords,
  ...couponCodes,
  ...userCoupons,
  scan,
  pointRecords,
  importRows,
  applyRows,
  availablePoints,
  balanceRecords,
  availableBalance,
  bookmarks,
  tableViewItems,
  ...tableCodes,
  ...handoffs,
  ...tableSessions,
  ...tableGuests,
  ...tableCarts,
  sessionEvents,
  ...tableCalls,
  orders,
  ...orderResponses,
  estimates,
  ...tickets,
  ...printers,
  ...printJobs,
  paymentMethods,
  ...paymentAccounts,
  ...paymentAttempts,
  ...counter,
  ...kioskVisits,
  ...stands,
  ...tills,
  ...businessDays,
  ...refunds,
  ...reconciliations,
  ...invoices,
  ...smsAccounts,
  ...webhooks,
  ...webhookDeliveries,
  ...channelOrders,
  ...waitingList,
  ...reports,
  ...changes,
  ...staffActions,
  ...reservations,
  ...guests,
  ...devices,
  ...helpCalls,
  ...invitations,
  ...pinTries,
  ...setup,
  ...opening,
  ...approvals,
  news,
  missingTranslations,
]

/** The policies of every path. A call without a rule is refused. */
export const policies: Readonly<Record<string, Policy>> = {
  ...recordPolicies,
  ...Object.fromEntries(served.flatMap(({ path, policy }) => (policy ? [[path, policy]] : []))),
}
