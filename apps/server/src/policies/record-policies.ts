import { fieldIs, type RecordPath, type ServiceTypes } from '@comanda/contract'
import { groupCatalogue, shopCatalogue } from './catalogue.ts'
import { own, signedIn } from './members.ts'
import { news } from './news.ts'
import { orderDiscounts } from './order-discounts.ts'
import { anyOf, everybody, everybodyWithin, type Policy, type Rule } from './policy.ts'
import { published } from './published.ts'
import { anyStaff, managers, owners, staffOf } from './staff.ts'
import { tableSessions } from './table-sessions.ts'
import { tableViewItems } from './table-view-items.ts'
import { users } from './users.ts'

/** A rule for each method that the service has, and for no other. */
type PolicyOf<P extends RecordPath> = Readonly<Record<keyof ServiceTypes[P] & string, Rule>>

/** What is left is on every menu; any staff may say that a dish has run out. */
const stocks = { find: everybody, get: everybody, patch: anyStaff }

/** What a member bookmarks is the member's alone. */
const bookmarks = { find: own, create: signedIn, remove: own }

/** A member reads the own ledger; managers read and write what concerns their shop, owners all. */
const ledger = { find: anyOf(own, managers), create: managers }

/** Codes and messages are read by owners alone: codes are worth money, of messages visitors read the files. */
const ownersOnly = { find: owners, get: owners, create: owners, patch: owners, remove: owners }

const notDraft = { kind: 'compare', field: 'draft', operator: '$ne', value: true } as const

/** A coupon without a member is reached by its random id. */
const unowned = everybodyWithin(fieldIs('user', null))

const table: { readonly [P in RecordPath]: PolicyOf<P> } = {
  systemSettings: groupCatalogue(),
  appSettings: groupCatalogue(),
  paymentMethods: groupCatalogue(published),
  taxSettings: groupCatalogue(published),
  surchargeSettings: groupCatalogue(published),
  shops: { ...groupCatalogue(), patch: staffOf(['manager'], '_id') },
  sections: shopCatalogue(),
  timeConditions: shopCatalogue(),
  tableViewItems,
  categories: shopCatalogue(),
  subCategories: shopCatalogue(),
  products: shopCatalogue(),
  productOptions: shopCatalogue(anyOf(everybodyWithin(notDraft), managers)),
  productStocks: stocks,
  productOptionStocks: stocks,
  menus: { get: everybody },
  orderDiscounts,
  gifts: groupCatalogue(published),
  giftBookmarkRecords: bookmarks,
  couponCodes: ownersOnly,
  userCoupons: { find: anyOf(own, owners), get: anyOf(unowned, own, owners), create: owners },
  shopRanks: groupCatalogue(),
  vipLevels: groupCatalogue(published),
  pointRecords: ledger,
  'users/points/available': { find: signedIn },
  balanceRecords: ledger,
  'users/balance/available': { find: signedIn },
  bookmarks,
  users,
  authentication: { create: everybody, remove: everybody },
  'authentication/providers': { find: everybody },
  staffActions: { find: managers },
  devices: { find: managers, get: managers, patch: managers, remove: managers },
  tableSessions,
  orders: { find: anyStaff, get: anyStaff, patch: anyStaff },
  reservationSettings: shopCatalogue(),
  // A reservation's `_id` is random: its guest knows it. It is listed for its member and its shop's staff only.
  reservations: {
    find: anyOf(own, anyStaff),
    get: everybody,
    patch: staffOf(['cashier', 'manager']),
  },
  news,
  translations: ownersOnly,
  missingTranslations: { find: owners, create: everybody, remove: owners },
}

/** Who may do what with the records of each path; a call's rule stands with its handler. */
export const recordPolicies: Readonly<Record<RecordPath, Policy>> = table
