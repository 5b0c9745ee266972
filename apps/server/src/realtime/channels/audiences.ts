import { channelOf, everyShop } from './channels.ts'

/** Returns the channels that an event of a record goes to. */
export type Audience = (record: Readonly<Record<string, unknown>>) => readonly string[]

const ofItsShop: Audience = ({ shop }) =>
  typeof shop === 'string' ? [channelOf.shop(shop)] : [everyShop]

const ofItsShops: Audience = ({ shops }) =>
  Array.isArray(shops) ? shops.map((shop) => channelOf.shop(String(shop))) : [everyShop]

const ofItsUser: Audience = ({ user }) => [channelOf.user(String(user))]

const ofEveryShop: Audience = () => [everyShop]

/** The audience of each service's events; events of a service without an entry reach nobody. */
export const audiences: Readonly<Record<string, Audience>> = {
  systemSettings: ofEveryShop,
  appSettings: ofEveryShop,
  shops: ({ _id }) => [channelOf.shop(String(_id))],
  sections: ofItsShop,
  timeConditions: ofItsShop,
  categories: ofItsShop,
  subCategories: ofItsShop,
  products: ofItsShop,
  productStocks: ofItsShop,
  productOptionStocks: ofItsShop,
  productOptions: ofItsShop,
  menuChanges: ({ shop }) => [channelOf.managers(String(shop))],
  menuVersions: ({ shop }) => [channelOf.managers(String(shop))],
  taxSettings: ofItsShops,
  surchargeSettings: ofItsShops,
  orderDiscounts: ofItsShops,
  promotionCases: () => [],
  gifts: ofItsShops,
  shopRanks: ofEveryShop,
  vipLevels: ofEveryShop,
  news: ofItsShops,
  paymentMethods: ofItsShops,
  reservationSettings: ofItsShop,
  waitingSettings: ofItsShop,
  bookkeepingSettings: () => [],
  channels: () => [],
  waitingParties: ({ shop }) => [channelOf.waiters(String(shop))],
  waitingPlaces: ({ _id, shop }) => [channelOf.waitingPlace(String(shop), String(_id))],
  handoffs: ({ _id, shop }) => [channelOf.handoff(String(shop), String(_id))],
  tableViewItems: ({ shop }) => [channelOf.staff(String(shop))],
  reservations: ({ _id, shop, user }) => [
    channelOf.reservation(String(shop), String(_id)),
    channelOf.waiters(String(shop)),
    ...(typeof user === 'string' ? [channelOf.user(user)] : []),
  ],
  guests: ({ shop }) => [channelOf.waiters(String(shop))],
  translations: () => [],
  approvals: ({ shop }) => [channelOf.managers(String(shop))],
  invitations: ({ shop }) => [channelOf.managers(String(shop))],
  pinTries: ({ shop }) => [channelOf.managers(String(shop))],
  // A kiosk hears what staff set for it.
  devices: ({ _id, shop }) => [channelOf.managers(String(shop)), channelOf.user(String(_id))],
  helpCalls: ({ device, shop }) => [
    channelOf.waiters(String(shop)),
    channelOf.user(String(device)),
  ],
  bookmarks: ofItsUser,
  giftBookmarkRecords: ofItsUser,
  userCoupons: ofItsUser,
  // Managers see what others adjust.
  pointRecords: ({ user, shop, type }) => [
    channelOf.user(String(user)),
    ...(type === 'adjust' && typeof shop === 'string' ? [channelOf.managers(shop)] : []),
  ],
  balanceRecords: ofItsUser,
  users: ({ _id }) => [channelOf.user(String(_id))],
  // The record of staff has the account; diners get a smaller one.
  paymentAttempts: ({ shop, session, account }) => [
    account === undefined
      ? channelOf.session(String(shop), String(session))
      : channelOf.waiters(String(shop)),
  ],
  // Diners get the numbers of invoices with their session.
  invoices: ({ shop }) => [channelOf.cashiers(String(shop))],
  // Those that were refused. Without a known attempt they have no shop.
  paymentMessages: ({ shop }) => (shop === '' ? [] : [channelOf.cashiers(String(shop))]),
  businessDays: ({ shop }) => [channelOf.managers(String(shop))],
  tills: ({ shop }) => [channelOf.cashiers(String(shop))],
  refunds: ({ shop }) => [channelOf.cashiers(String(shop))],
  reconciliations: ({ shop }) => [channelOf.managers(String(shop))],
  paymentDifferences: ({ shop }) => [channelOf.managers(String(shop))],
  // The kitchen gets them without money (kitchen-event.ts).
  orders: ({ shop }) => [channelOf.waiters(String(shop))],
  reasons: ({ shop }) => (typeof shop === 'string' ? [channelOf.staff(shop)] : []),
  // Without money and phones.
  stations: ({ shop }) => [channelOf.staff(String(shop))],
  tickets: ({ shop }) => [channelOf.staff(String(shop))],
  printers: ({ shop }) => [channelOf.staff(String(shop))],
  printJobs: ({ shop }) => [channelOf.staff(String(shop))],
  tableCarts: ({ _id, shop }) => [channelOf.table(String(shop), String(_id))],
  // A guest's own record, without the session in which they wait, is for their phone.
  tableGuests: ({ _id, shop, session }) =>
    typeof session === 'string'
      ? [channelOf.table(String(shop), session), channelOf.waiters(String(shop))]
      : [channelOf.tableGuest(String(shop), String(_id))],
  tableSessions: ({ _id, shop }) => [
    channelOf.session(String(shop), String(_id)),
    channelOf.waiters(String(shop)),
  ],
}
