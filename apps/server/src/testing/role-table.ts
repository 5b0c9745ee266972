import type { ServiceMethod, ServicePath } from '@comanda/contract'

/** The roles of callers. A stranger is a manager of another shop, a kiosk a paired terminal. */
export const roles = [
  'anonymous',
  'member',
  'waiter',
  'cashier',
  'kitchen',
  'manager',
  'accountant',
  'kiosk',
  'owner',
] as const
export type Role = (typeof roles)[number]

/** The roles that may access records of their own shop or account, and those of others. */
export interface Reach {
  readonly own: readonly Role[]
  readonly others: readonly Role[]
}

type Row = Partial<Record<ServiceMethod, Reach>>

const nobody: readonly Role[] = []
const accounts = roles.filter((role) => role !== 'anonymous' && role !== 'kiosk')
const employees = accounts.filter((role) => role !== 'member')
const staff: readonly Role[] = ['waiter', 'cashier', 'kitchen', 'manager', 'owner']
const managers: readonly Role[] = ['manager', 'owner']
const accountants: readonly Role[] = ['manager', 'accountant', 'owner']
const moneyReaders: readonly Role[] = ['cashier', 'manager', 'accountant', 'owner']
const owners: readonly Role[] = ['owner']

/** Anybody, regardless of whose record it is: public records, and calls that decide by what the caller knows. */
const open: Reach = { own: roles, others: roles }
/** Anybody with an account; the call acts on the caller's own. */
const byAccount: Reach = { own: accounts, others: accounts }
/** Their own; nobody else's. */
const personal: Reach = { own: accounts, others: nobody }
/** Their own; owners all. */
const ownOrOwner: Reach = { own: accounts, others: owners }
const byStaff: Reach = { own: staff, others: owners }
const byWaiters: Reach = { own: ['waiter', 'cashier', 'manager', 'owner'], others: owners }
const byBillReaders: Reach = {
  own: ['waiter', 'cashier', 'manager', 'accountant', 'owner'],
  others: owners,
}
const byEmployees: Reach = { own: employees, others: owners }
const byAccountants: Reach = { own: accountants, others: owners }
const byMoneyReaders: Reach = { own: moneyReaders, others: owners }
const byManagers: Reach = { own: managers, others: owners }
const byOwners: Reach = { own: owners, others: owners }
const onSite: Reach = {
  own: ['waiter', 'cashier', 'kitchen', 'manager', 'kiosk', 'owner'],
  others: owners,
}
const onFloor: readonly Role[] = ['waiter', 'cashier', 'manager', 'owner']
const onTheSpot: readonly Role[] = ['cashier', 'manager', 'kiosk', 'owner']
const atCounter: Reach = { own: ['cashier', 'manager', 'owner'], others: owners }

/** A terminal, for what is its own. */
const byKiosk: Reach = { own: ['kiosk'], others: ['kiosk'] }

const kept = (by: Reach): Row => ({ create: by, patch: by, remove: by })
const shopCatalogue: Row = { find: open, get: open, ...kept(byManagers) }
const groupCatalogue: Row = { find: open, get: open, ...kept(byOwners) }
const openCall: Row = { create: open }
const accountCall: Row = { create: byAccount }

/** What the policies must allow: a row for every service and method. */
export const roleTable: Readonly<Record<ServicePath, Row>> = {
  systemSettings: groupCatalogue,
  appSettings: groupCatalogue,
  shops: { ...groupCatalogue, patch: byManagers },
  'shops/subscribe': openCall,
  'shops/pause': { create: byWaiters },
  'shops/slowDown': { create: byWaiters },
  'shops/estimates': openCall,
  'shops/search': openCall,
  'shops/copy': { create: byOwners },
  sections: shopCatalogue,
  timeConditions: shopCatalogue,
  categories: shopCatalogue,
  subCategories: shopCatalogue,
  products: shopCatalogue,
  'products/setDayPrice': { create: byWaiters },
  productOptions: shopCatalogue,
  productStocks: { find: open, get: open, patch: byStaff },
  'productStocks/adjust': { create: byStaff },
  'productStocks/takenOff': { create: byStaff },
  'productOptionStocks/adjust': { create: byStaff },
  productOptionStocks: { find: open, get: open, patch: byStaff },
  taxSettings: groupCatalogue,
  surchargeSettings: groupCatalogue,
  orderDiscounts: groupCatalogue,
  gifts: groupCatalogue,
  shopRanks: groupCatalogue,
  vipLevels: groupCatalogue,
  tableViewItems: { find: byStaff, get: onSite, ...kept(byManagers) },
  tableCodes: { find: byStaff },
  'tableCodes/scan': openCall,
  'tableCodes/show': { create: onSite },
  'tableCodes/renew': { create: byManagers },
  menus: { get: open },
  'menus/import': { create: byManagers },
  'menus/apply': { create: byManagers },
  'menus/compare': { create: byOwners },
  'menus/copy': { create: byOwners },
  menuChanges: { find: byManagers },
  'menuChanges/change': { create: byManagers },
  'menuChanges/add': { create: byManagers },
  'menuChanges/remove': { create: byManagers },
  'menuChanges/undo': { create: byManagers },
  menuVersions: { find: byManagers, get: byManagers },
  'menuVersions/publish': { create: byManagers },
  'menuVersions/revert': { create: byManagers },
  users: { find: byOwners, get: ownOrOwner, create: byOwners, patch: ownOrOwner, remove: byOwners },
  'users/register': openCall,
  'users/confirm': openCall,
  'users/forgotPassword': openCall,
  'users/resetPassword': openCall,
  'users/changePassword': accountCall,
  'users/export': accountCall,
  'users/erase': accountCall,
  'users/qrCode': accountCall,
  'users/scan': {
    create: onSite,
  },
  'users/secondFactor/state': accountCall,
  'users/secondFactor/setUp': { create: { own: employees, others: employees } },
  'users/secondFactor/confirm': { create: { own: employees, others: employees } },
  'users/secondFactor/turnOff': accountCall,
  'users/secondFactor/reset': { create: byOwners },
  'users/staff': { create: byManagers },
  'users/setRole': { create: byManagers },
  'users/invite': { create: byManagers },
  'users/invitation': openCall,
  'users/acceptInvitation': openCall,
  'users/setPin': { create: byStaff },
  'users/spends/rankProgress': accountCall,
  'users/points/available': { find: byAccount },
  'users/balance/available': { find: byAccount },
  authentication: { create: open, remove: open },
  'authentication/providers': { find: open },
  signIns: { find: personal, remove: personal },
  staffActions: { find: byAccountants },
  'staffActions/alerts': { create: byAccountants },
  approvals: { find: byManagers, create: byManagers },
  'users/members/import': { create: byOwners },
  'users/members/apply': { create: byOwners },
  'users/members/search': { create: byWaiters },
  'users/members/summary': { create: atCounter },
  setup: { find: open },
  'setup/begin': openCall,
  'setup/progress': { create: byOwners },
  'setup/openShop': { create: byOwners },
  'setup/menu': { create: byOwners },
  'setup/tables': { create: byOwners },
  'setup/goLive': { create: byOwners },
  invitations: { find: byManagers, remove: byManagers },
  pinTries: { find: byManagers },
  'pinTries/forgive': { create: byManagers },
  'approvals/grant': { create: onSite },
  'approvals/decide': { create: byOwners },
  pointRecords: { find: ownOrOwner, create: byManagers },
  balanceRecords: { find: ownOrOwner, create: byManagers },
  userCoupons: { find: ownOrOwner, get: ownOrOwner, create: byOwners },
  'userCoupons/claim': openCall,
  'userCoupons/validate': openCall,
  'userCoupons/release': { create: byKiosk },
  couponCodes: { find: byOwners, get: byOwners, ...kept(byOwners) },
  // A terminal of the shop for the member of a pass.
  'gifts/redeem': {
    create: { own: roles.filter((role) => role !== 'anonymous'), others: accounts },
  },
  orders: { find: byEmployees, get: byEmployees, patch: byStaff },
  'orders/accept': { create: byWaiters },
  'orders/decline': { create: byWaiters },
  'orders/estimate': { create: byWaiters },
  tableSessions: { find: ownOrOwner, get: open, patch: atCounter },
  'tableSessions/createOrResume': openCall,
  'tableSessions/create': openCall,
  'tableSessions/order': openCall,
  'tableSessions/subscribe': openCall,
  'tableSessions/changeSection': openCall,
  'tableSessions/setUser': openCall,
  'tableSessions/updatePayment': openCall,
  'tableSessions/pay': { create: { own: atCounter.own, others: atCounter.own } },
  'tableSessions/close': { create: { own: onFloor, others: onFloor } },
  'tableSessions/reopen': { create: { own: onFloor, others: onFloor } },
  'tableSessions/merge': { create: { own: onFloor, others: onFloor } },
  'tableSessions/unmerge': { create: { own: onFloor, others: onFloor } },
  'tableSessions/split': { create: { own: onFloor, others: onFloor } },
  'tableSessions/move': { create: { own: onFloor, others: onFloor } },
  'tableSessions/askBill': openCall,
  'tableSessions/mailReceipt': { create: { own: atCounter.own, others: atCounter.own } },
  'tableSessions/cancel': openCall,
  'tableSessions/abandon': { create: byKiosk },
  'tableViewItems/add': { create: byManagers },
  'tableViewItems/clean': { create: { own: onFloor, others: onFloor } },
  'tableSessions/payByBalance': accountCall,
  'tableSessions/changeGuests': { create: { own: onFloor, others: onFloor } },
  'tableSessions/noteAllergies': { create: { own: onFloor, others: onFloor } },
  'tableSessions/voidLines': { create: { own: onFloor, others: onFloor } },
  'tableSessions/changeLine': { create: { own: onFloor, others: onFloor } },
  'tableSessions/adjustLine': { create: { own: onFloor, others: onFloor } },
  'tableSessions/discount': { create: { own: onFloor, others: onFloor } },
  'tableSessions/previewDiscount': { create: { own: onFloor, others: onFloor } },
  'tableSessions/useCoupon': { create: { own: onFloor, others: onFloor } },
  'tableSessions/fire': { create: { own: onFloor, others: onFloor } },
  'tableSessions/setInvoice': openCall,
  'reports/day': { create: byAccountants },
  'reports/sales': { create: byAccountants },
  'reports/products': { create: byAccountants },
  'reports/payments': { create: byAccountants },
  'reports/staff': { create: byAccountants },
  'reports/kitchen': { create: byAccountants },
  'reports/shops': { create: { own: accountants, others: accountants } },
  'reports/bills': { create: byAccountants },
  businessDays: { find: byAccountants, get: byAccountants },
  'businessDays/preview': { create: byAccountants },
  'businessDays/close': { create: byManagers },
  tills: { find: byMoneyReaders, get: byMoneyReaders },
  'tills/open': { create: atCounter },
  'tills/record': { create: atCounter },
  'tills/count': { create: atCounter },
  'tills/close': { create: atCounter },
  cashRecords: { find: byAccountants },
  sessionEvents: { find: byBillReaders },
  stations: { find: byStaff, get: byStaff, ...kept(byManagers) },
  tickets: { find: byStaff, get: byStaff },
  printers: { find: byStaff, get: byStaff, ...kept(byManagers) },
  'printers/test': { create: byManagers },
  'printers/pollingPath': { create: byManagers },
  printJobs: { find: byStaff, get: byStaff },
  'printJobs/again': { create: byStaff },
  'printJobs/receipt': { create: { own: onTheSpot, others: owners } },
  'printJobs/slip': { create: atCounter },
  'printJobs/drawer': { create: atCounter },
  'tickets/bump': { create: byStaff },
  'tickets/recall': { create: byStaff },
  reasons: { find: byStaff, get: byStaff, ...kept(byManagers) },
  paymentAttempts: { find: byBillReaders, get: open },
  'paymentAttempts/cancel': openCall,
  'paymentAttempts/decide': { create: { own: atCounter.own, others: atCounter.own } },
  'paymentAttempts/confirm': { create: { own: atCounter.own, others: atCounter.own } },
  paymentMessages: { find: byMoneyReaders },
  'cybersource/redirect/setup': openCall,
  razerOnline: openCall,
  bbposWeb: { create: { own: onTheSpot, others: onTheSpot } },
  'payments/online': openCall,
  'tableSessions/payBy': openCall,
  'tableSessions/refund': { create: { own: atCounter.own, others: atCounter.own } },
  'tableSessions/previewRefund': { create: { own: atCounter.own, others: atCounter.own } },
  refunds: { find: byMoneyReaders, get: byMoneyReaders },
  reconciliations: { find: byAccountants, get: byAccountants, create: byManagers },
  paymentDifferences: { find: byAccountants, get: byAccountants, patch: byManagers },
  'refunds/again': { create: { own: atCounter.own, others: atCounter.own } },
  'refunds/byHand': { create: { own: atCounter.own, others: atCounter.own } },
  invoices: { find: byMoneyReaders, get: byMoneyReaders },
  'invoices/again': { create: { own: atCounter.own, others: atCounter.own } },
  'invoices/paperBack': { create: { own: atCounter.own, others: atCounter.own } },
  allowances: { find: byMoneyReaders },
  'invoices/print': { create: { own: atCounter.own, others: atCounter.own } },
  invoiceSellers: { find: byOwners, get: byOwners, ...kept(byOwners) },
  smsAccounts: { find: byOwners, get: byOwners, ...kept(byOwners) },
  'smsAccounts/test': { create: byOwners },
  invoiceTracks: { find: byOwners, create: byOwners, remove: byOwners },
  reservationSettings: shopCatalogue,
  reservations: { find: ownOrOwner, get: open, patch: byWaiters },
  'reservations/availability': openCall,
  'reservations/create': openCall,
  'reservations/edit': openCall,
  'reservations/cancel': openCall,
  'reservations/confirm': openCall,
  'reservations/day': { create: byWaiters },
  'reservations/days': { create: byWaiters },
  'reservations/search': { create: byWaiters },
  'reservations/history': { create: { own: onFloor, others: onFloor } },
  'reservations/ofSession': { create: { own: onFloor, others: onFloor } },
  'reservations/seat': { create: { own: onFloor, others: onFloor } },
  'reservations/subscribe': openCall,
  news: groupCatalogue,
  paymentMethods: groupCatalogue,
  paymentAccounts: { find: byOwners, get: byOwners, create: byOwners, patch: byOwners },
  'paymentAccounts/test': { create: byOwners },
  'paymentAccounts/address': { create: byOwners },
  bookmarks: { find: personal, create: byAccount, remove: personal },
  giftBookmarkRecords: { find: personal, create: byAccount, remove: personal },
  devices: { find: byManagers, get: byManagers, patch: byManagers, remove: byManagers },
  'devices/pairingCode': { create: byManagers },
  'devices/pair': openCall,
  'devices/request': openCall,
  'devices/inspect': { create: byManagers },
  'devices/confirm': { create: byManagers },
  'devices/claim': openCall,
  'devices/health': { create: byKiosk },
  'devices/resume': { create: byKiosk },
  'devices/help': { create: byKiosk },
  'devices/unpair': { create: byKiosk },
  'devices/stands': { create: byKiosk },
  'devices/readers': { create: byManagers },
  'devices/command': { create: byManagers },
  'devices/move': { create: byManagers },
  helpCalls: { find: byWaiters, get: byWaiters },
  'helpCalls/accept': { create: byWaiters },
  'helpCalls/done': { create: byWaiters },
  translations: { find: byOwners, get: byOwners, ...kept(byOwners) },
  missingTranslations: { find: byOwners, create: open, remove: byOwners },
}
