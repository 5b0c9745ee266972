import {
  fieldIs,
  type RecordPath,
  type ServiceTypes,
  type Condition,
  both,
} from '@comanda/contract'
import { groupCatalogue, shopCatalogue } from './catalogue.ts'
import { own, signedIn } from './members.ts'
import { news } from './news.ts'
import { anyOf, everybody, everybodyWithin, type Policy, type Rule } from './policy.ts'
import { products } from './products.ts'
import { reasons } from './reasons.ts'
import {
  accountants,
  anyStaff,
  managers,
  moneyReaders,
  onTheSpot,
  owners,
  staffOf,
  waiters,
} from './staff.ts'
import { tableSessions } from './table-sessions.ts'
import { tableViewItems } from './table-view-items.ts'
import { users } from './users.ts'

const active: Condition = { kind: 'oneOf', field: 'status', not: false, values: ['active', null] }
const notManual: Condition = { kind: 'compare', field: 'source', operator: '$ne', value: 'manual' }

/** Discounts that staff grant manually are hidden from diners. */
const orderDiscounts = groupCatalogue(anyOf(everybodyWithin(both(active, notManual)), owners))

/** Everyone reads active records; owners read drafts and disabled ones too. */
const published: Rule = anyOf(everybodyWithin(active), owners)

/** A rule for each method of the service, and for no other. */
type PolicyOf<P extends RecordPath> = Readonly<Record<keyof ServiceTypes[P] & string, Rule>>

/** The stock is on every menu; any staff may set that a dish is sold out. */
const stocks = { find: everybody, get: everybody, patch: anyStaff }

/** A member's bookmarks are private. */
const bookmarks = { find: own, create: signedIn, remove: own }

/** Members read their own ledger; managers read and write the entries of their shop, owners all. */
const ledger = { find: anyOf(own, managers), create: managers }

/** Codes and messages are read by owners only: codes are worth money, and visitors read the messages' files. */
const ownersOnly = { find: owners, get: owners, create: owners, patch: owners, remove: owners }

/** On which accounts a shop books is for those who read its books. */
const booksOnly = {
  find: accountants,
  get: accountants,
  create: accountants,
  patch: accountants,
  remove: accountants,
}

const notDraft = { kind: 'compare', field: 'draft', operator: '$ne', value: true } as const

/** A coupon without a member is found by its random id. */
const unowned = everybodyWithin(fieldIs('user', null))

const table: { readonly [P in RecordPath]: PolicyOf<P> } = {
  systemSettings: groupCatalogue(),
  appSettings: groupCatalogue(),
  paymentMethods: groupCatalogue(published),
  // Not even managers: they are contracts, with secrets.
  paymentAccounts: { find: owners, get: owners, create: owners, patch: owners },
  taxSettings: groupCatalogue(published),
  surchargeSettings: groupCatalogue(published),
  shops: { ...groupCatalogue(), patch: staffOf(['manager'], '_id') },
  sections: shopCatalogue(),
  timeConditions: shopCatalogue(),
  tableViewItems,
  tableCodes: { find: anyStaff },
  categories: shopCatalogue(),
  subCategories: shopCatalogue(),
  products,
  productOptions: shopCatalogue(anyOf(everybodyWithin(notDraft), managers)),
  productStocks: stocks,
  productOptionStocks: stocks,
  menus: { get: everybody },
  menuChanges: { find: managers },
  menuVersions: { find: managers, get: managers },
  orderDiscounts,
  promotionCases: shopCatalogue(managers),
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
  signIns: { find: own, remove: own },
  staffActions: { find: accountants },
  approvals: { find: managers, create: managers },
  setup: { find: everybody },
  // Owners alone make keys, and see those of others.
  apiKeys: { find: owners, get: owners },
  invitations: { find: managers, remove: managers },
  pinTries: { find: managers },
  devices: { find: managers, get: managers, patch: managers, remove: managers },
  helpCalls: { find: waiters, get: waiters },
  tableSessions,
  sessionEvents: { find: anyOf(waiters, accountants) },
  reasons,
  stations: shopCatalogue(anyStaff),
  tickets: { find: anyStaff, get: anyStaff },
  printers: shopCatalogue(anyStaff),
  printJobs: { find: anyStaff, get: anyStaff },
  businessDays: { find: accountants, get: accountants },
  tills: { find: moneyReaders, get: moneyReaders },
  cashRecords: { find: accountants },
  orders: {
    find: anyOf(anyStaff, accountants),
    get: anyOf(anyStaff, accountants),
    patch: anyStaff,
  },
  // An attempt's `_id` is random: it opens a small record.
  paymentAttempts: { find: anyOf(waiters, accountants), get: everybody },
  paymentMessages: { find: moneyReaders },
  'cybersource/redirect/setup': { create: everybody },
  razerOnline: { create: everybody },
  bbposWeb: { create: onTheSpot },
  'payments/online': { create: everybody },
  refunds: { find: moneyReaders, get: moneyReaders },
  reconciliations: { find: accountants, get: accountants, create: managers },
  paymentDifferences: { find: accountants, get: accountants, patch: managers },
  invoices: { find: moneyReaders, get: moneyReaders },
  allowances: { find: moneyReaders },
  invoiceSellers: ownersOnly,
  smsAccounts: ownersOnly,
  webhooks: ownersOnly,
  webhookDeliveries: { find: owners },
  // What a channel may do to a bill, and what it hears, is the owner's to say.
  channels: { ...ownersOnly, find: accountants, get: accountants },
  channelOrders: { find: waiters, get: waiters },
  invoiceTracks: { find: owners, create: owners, remove: owners },
  reservationSettings: shopCatalogue(),
  waitingSettings: shopCatalogue(),
  bookkeepingSettings: booksOnly,
  tableCarts: {},
  tableGuests: {},
  waitingParties: { patch: waiters },
  // Its `_id` is random, and shows nothing that says who waits.
  waitingPlaces: { get: everybody },
  handoffs: { get: everybody },
  // A reservation's `_id` is random and known to its guest. Only its member, and who waits on tables of its shop, may list it.
  reservations: {
    find: anyOf(own, waiters),
    get: everybody,
    patch: waiters,
  },
  guests: { create: waiters },
  news,
  translations: ownersOnly,
  missingTranslations: { find: owners, create: everybody, remove: owners },
}

/** The permissions on the records of each path; a call's rule is declared with its handler. */
export const recordPolicies: Readonly<Record<RecordPath, Policy>> = table
